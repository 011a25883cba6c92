CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"signed_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "auth_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_advisors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"advisor_id" uuid NOT NULL,
	"from_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"until_at" timestamp (3) with time zone,
	CONSTRAINT "member_advisors_not_self" CHECK (user_id <> advisor_id)
);
--> statement-breakpoint
ALTER TABLE "member_advisors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_views" (
	"user_id" uuid NOT NULL,
	"advisor_id" uuid NOT NULL,
	"area" text NOT NULL,
	"viewed_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "member_views_user_id_advisor_id_area_viewed_on_pk" PRIMARY KEY("user_id","advisor_id","area","viewed_on")
);
--> statement-breakpoint
ALTER TABLE "member_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "permissions" (
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"granted_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "permissions_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "permissions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text,
	"last_name" text,
	"company" text,
	"company_website" text,
	"job_title" text,
	"phone" text,
	"linkedin_url" text,
	"user_type" text,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"preferred_currency" text,
	"auto_lock" boolean DEFAULT true NOT NULL,
	"nudges" boolean DEFAULT true NOT NULL,
	"nudges_dismissed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"first_goal" text,
	"card_slug" text,
	"company_id" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"erase_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_card_slug_unique" UNIQUE("card_slug")
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
ALTER TABLE "roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "text_consents" (
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"agreed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_consents_user_id_text_version_pk" PRIMARY KEY("user_id","text","version")
);
--> statement-breakpoint
ALTER TABLE "text_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_cuts" (
	"seal_number" bigint PRIMARY KEY NOT NULL,
	"seal" text NOT NULL,
	"cut_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_cuts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_details" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"sign_in_id" uuid
);
--> statement-breakpoint
ALTER TABLE "audit_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"action" text NOT NULL,
	"outcome" text DEFAULT 'done' NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"member_id" uuid,
	"request_id" text,
	"details_digest" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"refusal_key" text,
	"report_key" text,
	"seal_number" bigint,
	"seal" text
);
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"plan" text NOT NULL,
	"source" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"from_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"until_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"granted_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_eur" integer,
	"price_usd" integer,
	"price_gbp" integer,
	"price" text DEFAULT '' NOT NULL,
	"button_text" text DEFAULT 'Learn More' NOT NULL,
	"badge_text" text DEFAULT '' NOT NULL,
	"position_order" integer NOT NULL,
	"location" text DEFAULT 'main' NOT NULL,
	"section_type" text DEFAULT 'main' NOT NULL,
	"cta_type" text DEFAULT 'info' NOT NULL,
	"cta_config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_cards_card_id" UNIQUE("card_id")
);
--> statement-breakpoint
ALTER TABLE "service_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "board_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"source_type" text NOT NULL,
	"source_id" uuid NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"assignment_context" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_assignments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "card_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "card_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"body" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "julboard_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'backlog' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"assigned_to" uuid,
	"for_name" text,
	"due_date" date,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"kind" text DEFAULT 'task' NOT NULL,
	"decided_by" uuid,
	"decided_on" date,
	"rank" text COLLATE "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "julboard_tasks_id_user" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "julboard_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "board_checkins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"body" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_checkins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_metrics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"metric" text NOT NULL,
	"value" bigint NOT NULL,
	"currency" text,
	"as_of" date NOT NULL,
	"source" text DEFAULT 'entered' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_metrics_value" CHECK (value >= 0)
);
--> statement-breakpoint
ALTER TABLE "company_metrics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "milestone_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"milestone_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"from_progress" integer NOT NULL,
	"to_progress" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "milestone_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"objective" text DEFAULT '' NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"progress_percentage" integer DEFAULT 0 NOT NULL,
	"start_date" date,
	"target_date" date,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milestones_id_user" UNIQUE("id","user_id"),
	CONSTRAINT "milestones_progress" CHECK (progress_percentage between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "milestones" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "availability" (
	"advisor_id" uuid PRIMARY KEY NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"time_zone" text NOT NULL,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"daily_maximum" integer NOT NULL,
	"meeting_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_buffers" CHECK (buffer_before between 0 and 120 and buffer_after between 0 and 120)
);
--> statement-breakpoint
ALTER TABLE "availability" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "availability_exceptions" (
	"advisor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hours" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_exceptions_advisor_id_day_pk" PRIMARY KEY("advisor_id","day")
);
--> statement-breakpoint
ALTER TABLE "availability_exceptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"service" text NOT NULL,
	"advisor_id" uuid,
	"for_email" text,
	"created_by" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" uuid,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "booking_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendly_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"next_check_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"resume_from" timestamp (3) with time zone,
	"failure" text,
	"found" integer DEFAULT 0 NOT NULL,
	"found_at" timestamp (3) with time zone,
	"subscription" text,
	"subscription_since" timestamp (3) with time zone,
	"subscription_asked_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendly_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendly_invitees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uri" text NOT NULL,
	"old_invitee" text,
	"new_invitee" text,
	"facts" jsonb NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"matched_by" text,
	"session_id" uuid,
	"trouble" text,
	"is_settled" boolean DEFAULT false NOT NULL,
	"event" text,
	"polled_at" timestamp (3) with time zone,
	"polled_version" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendly_invitees_uri" UNIQUE("uri")
);
--> statement-breakpoint
ALTER TABLE "calendly_invitees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendly_webhooks" (
	"key" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendly_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "session_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"service" text NOT NULL,
	"source" text NOT NULL,
	"link_id" uuid,
	"advisor_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"granted_by" uuid,
	"expires_at" timestamp (3) with time zone,
	"spent_at" timestamp (3) with time zone,
	"session_id" uuid,
	"returned_from" uuid,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_credits_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "session_credits_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "session_credits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"advisor_id" uuid NOT NULL,
	"service" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slot_holds_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "slot_holds_order" CHECK (end_time > start_time and expires_at <= created_at + interval '15 minutes')
);
--> statement-breakpoint
ALTER TABLE "slot_holds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "taken_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"advisor_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"during" "tstzrange" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "taken_times" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"party" text NOT NULL,
	"guest_name" text,
	"guest_email" text,
	"token_hash" text,
	"text_version" text,
	"given_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_errors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"path" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"release" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_errors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "csp_reports" (
	"path" text NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"source" text NOT NULL,
	"line" integer NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csp_reports_path_directive_blocked_source_line_pk" PRIMARY KEY("path","directive","blocked","source","line")
);
--> statement-breakpoint
ALTER TABLE "csp_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "page_counts" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "page_counts_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
ALTER TABLE "page_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site_documents" (
	"path" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', body), 'C')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site_picture_files" (
	"picture_id" uuid NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "site_picture_files_picture_id_format_width_pk" PRIMARY KEY("picture_id","format","width")
);
--> statement-breakpoint
CREATE TABLE "site_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"width" integer,
	"height" integer,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site_text_versions" (
	"text_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"published_by" uuid,
	CONSTRAINT "site_text_versions_text_id_version_pk" PRIMARY KEY("text_id","version")
);
--> statement-breakpoint
ALTER TABLE "site_text_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"fields" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"due_on" date,
	"is_demo" boolean DEFAULT false NOT NULL,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"held" text,
	"page_number" text,
	"text_digest" text,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inquiry_drafts" (
	"inquiry_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"outcome" text NOT NULL,
	"answer" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_drafts_inquiry_id_created_by_pk" PRIMARY KEY("inquiry_id","created_by")
);
--> statement-breakpoint
ALTER TABLE "inquiry_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outcome_lines" (
	"version_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"quote" text,
	"speaker" text,
	"segment" integer,
	"start_ms" integer,
	"owner" text,
	"due_on" date,
	"worded_by" uuid,
	CONSTRAINT "outcome_lines_version_id_line_id_pk" PRIMARY KEY("version_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "outcome_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outcome_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outcome_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"transcript_id" uuid,
	"tier" text NOT NULL,
	"probability" real,
	"position" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"offered_kind" text NOT NULL,
	"offered_text" text,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"quote" text,
	"speaker" text,
	"segment" integer,
	"start_ms" integer,
	"owner" text,
	"due_on" date,
	"due_words" text,
	"cues" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"before" text,
	"after" text,
	"worded_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outcome_offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outcome_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outcome_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"transcript_id" uuid,
	"left_out" integer DEFAULT 0 NOT NULL,
	"model_failure" text,
	"created_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outcome_versions_number" UNIQUE("outcome_id","number"),
	CONSTRAINT "outcome_versions_id_user" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "outcome_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "session_outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"drafting" text NOT NULL,
	"draft_failure" text,
	"is_english" boolean DEFAULT true NOT NULL,
	"review_ms" integer DEFAULT 0 NOT NULL,
	"review_revision" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"current_version_id" uuid,
	"approved_version_id" uuid,
	"opened_version_id" uuid,
	"approved_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"is_sample" boolean DEFAULT false NOT NULL,
	"is_imported" boolean DEFAULT false NOT NULL,
	"is_unhidden" boolean DEFAULT false NOT NULL,
	"words_lost_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_outcomes_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "session_outcomes_id_user" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "session_outcomes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transcriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recording_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"created_by" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"failure" text,
	"cuts" integer[],
	"pieces" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_bounces" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_bounces_issue_id_subscriber_id_kind_pk" PRIMARY KEY("issue_id","subscriber_id","kind")
);
--> statement-breakpoint
ALTER TABLE "newsletter_bounces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone,
	"reply" text,
	CONSTRAINT "newsletter_deliveries_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer,
	"slug" text,
	"subject" text DEFAULT '' NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"topics" text[] NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"sending_at" timestamp (3) with time zone,
	"prepared_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"receivers" integer DEFAULT 0 NOT NULL,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"left_count" integer DEFAULT 0 NOT NULL,
	"lost_count" integer DEFAULT 0 NOT NULL,
	"late_count" integer DEFAULT 0 NOT NULL,
	"complained_count" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_number" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "newsletter_issues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"left_why" text,
	"replaces_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscribers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"subscriber_id" uuid NOT NULL,
	"list" text NOT NULL,
	"consent_version" text NOT NULL,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_subscriber_id_list_pk" PRIMARY KEY("subscriber_id","list")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "suppressions" (
	"digest" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "suppressions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cookie_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"text_hash" text NOT NULL,
	"functional" boolean NOT NULL,
	"analytics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cookie_receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"archive_key" text,
	"byte_size" bigint,
	"left_out" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deletion_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "erased_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erased_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "retention_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"months" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "retention_choices_months" CHECK (months between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "retention_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"erased" integer NOT NULL,
	"erased_total" bigint NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "retention_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"user_id" uuid,
	"created_by" uuid,
	"company_id" uuid,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"file_id" uuid,
	"name" text NOT NULL,
	"mime_type" text,
	"byte_size" bigint,
	"duration_ms" integer,
	"has_video" boolean DEFAULT false NOT NULL,
	"peaks" smallint[],
	"recorded_at" timestamp (3) with time zone,
	"drive_file_id" text,
	"drive" jsonb,
	"is_download_allowed" boolean DEFAULT false NOT NULL,
	"linked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordings_id_user" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "recordings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transcript_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"segment" integer NOT NULL,
	"text_before" text NOT NULL,
	"text_after" text NOT NULL,
	"speaker_before" text,
	"speaker_after" text,
	"edited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcript_edits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transcripts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"segment_count" integer NOT NULL,
	"segments" jsonb NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_english" boolean DEFAULT true NOT NULL,
	"is_over_names" boolean DEFAULT false NOT NULL,
	"recording_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transcripts_id_user" UNIQUE("id","user_id"),
	CONSTRAINT "transcripts_file" UNIQUE("session_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "transcripts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "session_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"tags" text[] DEFAULT '{session}' NOT NULL,
	"content" text NOT NULL,
	"content_type" text DEFAULT 'text' NOT NULL,
	"file_url" text,
	"file_name" text,
	"capture_context" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"advisor_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"session_type" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"status_reason" text,
	"booked_in" text DEFAULT 'jul' NOT NULL,
	"calendar_url" text,
	"no_show_at" timestamp (3) with time zone,
	"attendee_name" text,
	"attendee_email" text,
	"further_people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meeting_url" text,
	"recording_url" text,
	"recording_checked_at" timestamp (3) with time zone,
	"notes" text DEFAULT '' NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"report_requested_at" timestamp (3) with time zone,
	"briefed_for" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_id_user" UNIQUE("id","user_id"),
	CONSTRAINT "sessions_order" CHECK (end_time > start_time)
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "address_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"token_hash" text,
	"confirmed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"took_staff" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "address_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"proven_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"factor_at" timestamp (3) with time zone,
	"awaits_factor" boolean DEFAULT false NOT NULL,
	"way" text,
	"locked_at" timestamp (3) with time zone,
	"idle_noted" boolean DEFAULT false NOT NULL,
	"view_desktop" text,
	"view_mobile" text,
	"view_member" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authenticators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "factor_resets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "factor_resets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "setup_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "setup_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_in_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"account_key" text NOT NULL,
	"user_id" uuid,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_mails_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sign_in_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"requested_by" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"failure" text,
	"matched" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"own_matched" integer DEFAULT 0 NOT NULL,
	"is_partial" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "automation_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "drive_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"code_sealed" text,
	"token_sealed" text,
	"is_automatic" boolean DEFAULT true NOT NULL,
	"connected_by" uuid,
	"connected_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drive_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recording_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recording_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"session_id" uuid,
	"candidates" jsonb NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recording_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_takes" (
	"key" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone[] NOT NULL,
	"empty_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_takes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigserial NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_cursor" PRIMARY KEY("xid","id")
);
--> statement-breakpoint
ALTER TABLE "live_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"to_address" text NOT NULL,
	"values" jsonb NOT NULL,
	"once_key" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_messages_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
ALTER TABLE "mail_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"cost_millicents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_erasures" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"created_by" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"byte_size" bigint NOT NULL,
	"type" text,
	"key" text NOT NULL,
	"sha256" text,
	"status" text DEFAULT 'arriving' NOT NULL,
	"refusal" text,
	"is_withheld" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp (3) with time zone,
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_id_user" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "member_advisors" ADD CONSTRAINT "member_advisors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_advisors" ADD CONSTRAINT "member_advisors_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_views" ADD CONSTRAINT "member_views_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permissions" ADD CONSTRAINT "permissions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_auth_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_consents" ADD CONSTRAINT "text_consents_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_assignments" ADD CONSTRAINT "board_assignments_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_assignments" ADD CONSTRAINT "board_assignments_card" FOREIGN KEY ("target_id","user_id") REFERENCES "public"."julboard_tasks"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_attachments" ADD CONSTRAINT "card_attachments_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_attachments" ADD CONSTRAINT "card_attachments_card" FOREIGN KEY ("card_id","user_id") REFERENCES "public"."julboard_tasks"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_attachments" ADD CONSTRAINT "card_attachments_file" FOREIGN KEY ("id","user_id") REFERENCES "public"."files"("id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_notes" ADD CONSTRAINT "card_notes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_notes" ADD CONSTRAINT "card_notes_card" FOREIGN KEY ("card_id","user_id") REFERENCES "public"."julboard_tasks"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "julboard_tasks" ADD CONSTRAINT "julboard_tasks_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_checkins" ADD CONSTRAINT "board_checkins_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_metrics" ADD CONSTRAINT "company_metrics_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_history" ADD CONSTRAINT "milestone_history_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_history" ADD CONSTRAINT "milestone_history_milestone" FOREIGN KEY ("milestone_id","user_id") REFERENCES "public"."milestones"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_used_by_auth_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendly_invitees" ADD CONSTRAINT "calendly_invitees_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_credits" ADD CONSTRAINT "session_credits_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_picture_files" ADD CONSTRAINT "site_picture_files_picture_id_site_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."site_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_text_versions" ADD CONSTRAINT "site_text_versions_text_id_site_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."site_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_drafts" ADD CONSTRAINT "inquiry_drafts_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_drafts" ADD CONSTRAINT "inquiry_drafts_created_by_auth_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_lines" ADD CONSTRAINT "outcome_lines_version" FOREIGN KEY ("version_id","user_id") REFERENCES "public"."outcome_versions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_offers" ADD CONSTRAINT "outcome_offers_outcome" FOREIGN KEY ("outcome_id","user_id") REFERENCES "public"."session_outcomes"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_offers" ADD CONSTRAINT "outcome_offers_spoken" FOREIGN KEY ("transcript_id","user_id") REFERENCES "public"."transcripts"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_versions" ADD CONSTRAINT "outcome_versions_outcome" FOREIGN KEY ("outcome_id","user_id") REFERENCES "public"."session_outcomes"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_outcomes" ADD CONSTRAINT "session_outcomes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_outcomes" ADD CONSTRAINT "session_outcomes_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_recording" FOREIGN KEY ("recording_id","user_id") REFERENCES "public"."recordings"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_bounces" ADD CONSTRAINT "newsletter_bounces_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_bounces" ADD CONSTRAINT "newsletter_bounces_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_choices" ADD CONSTRAINT "retention_choices_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file" FOREIGN KEY ("file_id","user_id") REFERENCES "public"."files"("id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_edits" ADD CONSTRAINT "transcript_edits_transcript" FOREIGN KEY ("transcript_id","user_id") REFERENCES "public"."transcripts"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_mails" ADD CONSTRAINT "sign_in_mails_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_advisors_current" ON "member_advisors" USING btree ("user_id","advisor_id") WHERE until_at is null;--> statement-breakpoint
CREATE INDEX "member_advisors_advisor" ON "member_advisors" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "profiles_directory" ON "profiles" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "profiles_erase" ON "profiles" USING btree ("erase_at") WHERE erase_at is not null;--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_member" ON "audit_events" USING btree ("member_id","id") WHERE member_id is distinct from actor_id;--> statement-breakpoint
CREATE INDEX "audit_events_unsealed" ON "audit_events" USING btree ("xid","id") WHERE seal is null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_seal" ON "audit_events" USING btree ("seal_number") WHERE seal_number is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_refusal" ON "audit_events" USING btree ("refusal_key") WHERE refusal_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_report" ON "audit_events" USING btree ("report_key") WHERE report_key is not null;--> statement-breakpoint
CREATE INDEX "plan_grants_user" ON "plan_grants" USING btree ("user_id","from_at");--> statement-breakpoint
CREATE INDEX "service_cards_order" ON "service_cards" USING btree ("position_order","id");--> statement-breakpoint
CREATE UNIQUE INDEX "board_assignments_line" ON "board_assignments" USING btree ("user_id","source_type","source_id");--> statement-breakpoint
CREATE INDEX "board_assignments_target" ON "board_assignments" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "card_attachments_card_created" ON "card_attachments" USING btree ("card_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "card_attachments_user" ON "card_attachments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "card_notes_card_created" ON "card_notes" USING btree ("card_id","created_at");--> statement-breakpoint
CREATE INDEX "card_notes_user" ON "card_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "julboard_tasks_column" ON "julboard_tasks" USING btree ("user_id","status","rank","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "julboard_tasks_order" ON "julboard_tasks" USING btree ("user_id","rank","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "julboard_tasks_archived" ON "julboard_tasks" USING btree ("user_id","rank","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "julboard_tasks_decisions" ON "julboard_tasks" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE kind = 'decision' and archived_at is null;--> statement-breakpoint
CREATE INDEX "julboard_tasks_recent" ON "julboard_tasks" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "board_checkins_recent" ON "board_checkins" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "board_checkins_user" ON "board_checkins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_metrics_trend" ON "company_metrics" USING btree ("user_id","metric","as_of" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "company_metrics_recent" ON "company_metrics" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "milestone_history_milestone" ON "milestone_history" USING btree ("milestone_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "milestone_history_recent" ON "milestone_history" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "milestones_target" ON "milestones" USING btree ("user_id","target_date","id");--> statement-breakpoint
CREATE INDEX "booking_links_newest" ON "booking_links" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "booking_links_advisor" ON "booking_links" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "booking_links_user" ON "booking_links" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "calendly_invitees_event" ON "calendly_invitees" USING btree ("event");--> statement-breakpoint
CREATE INDEX "calendly_invitees_old" ON "calendly_invitees" USING btree ("old_invitee");--> statement-breakpoint
CREATE INDEX "calendly_invitees_new" ON "calendly_invitees" USING btree ("new_invitee");--> statement-breakpoint
CREATE INDEX "calendly_invitees_user" ON "calendly_invitees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "calendly_invitees_open" ON "calendly_invitees" USING btree ("is_settled","updated_at");--> statement-breakpoint
CREATE INDEX "calendly_webhooks_received" ON "calendly_webhooks" USING btree ("received_at" DESC NULLS FIRST,"key");--> statement-breakpoint
CREATE INDEX "session_credits_member" ON "session_credits" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "session_credits_unbooked" ON "session_credits" USING btree ("user_id") WHERE spent_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "slot_holds_advisor" ON "slot_holds" USING btree ("advisor_id","expires_at");--> statement-breakpoint
CREATE INDEX "slot_holds_expiry" ON "slot_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_person" ON "consents" USING btree ("session_id","party","guest_email");--> statement-breakpoint
CREATE INDEX "client_errors_newest" ON "client_errors" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "site_documents_words" ON "site_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "site_documents_words_few" ON "site_documents" USING gin ("words") WHERE (hashtext(path) & 1023) < 1;--> statement-breakpoint
CREATE INDEX "site_documents_words_some" ON "site_documents" USING gin ("words") WHERE (hashtext(path) & 1023) < 32;--> statement-breakpoint
CREATE UNIQUE INDEX "site_texts_address" ON "site_texts" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "inquiries_status" ON "inquiries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_member" ON "inquiries" USING btree ("user_id","kind","subject","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_open" ON "inquiries" USING btree ("user_id","kind","subject") WHERE status in ('open', 'in_progress') and user_id is not null;--> statement-breakpoint
CREATE INDEX "inquiries_visitor" ON "inquiries" USING btree ("created_at") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "inquiries_page" ON "inquiries" USING btree ("page_number") WHERE page_number is not null;--> statement-breakpoint
CREATE INDEX "inquiries_text" ON "inquiries" USING btree ("text_digest","created_at") WHERE text_digest is not null;--> statement-breakpoint
CREATE INDEX "inquiry_drafts_author" ON "inquiry_drafts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "outcome_lines_line" ON "outcome_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "outcome_offers_order" ON "outcome_offers" USING btree ("outcome_id","position");--> statement-breakpoint
CREATE INDEX "outcome_offers_transcript" ON "outcome_offers" USING btree ("transcript_id");--> statement-breakpoint
CREATE INDEX "outcome_versions_member" ON "outcome_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_outcomes_member" ON "session_outcomes" USING btree ("user_id","approved_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "session_outcomes_drafting" ON "session_outcomes" USING btree ("updated_at") WHERE drafting in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "session_outcomes_marked" ON "session_outcomes" USING btree ("session_id") WHERE is_sample or is_imported;--> statement-breakpoint
CREATE INDEX "session_outcomes_waiting" ON "session_outcomes" USING btree ("updated_at") WHERE status in ('draft', 'reviewed');--> statement-breakpoint
CREATE INDEX "session_outcomes_emptied" ON "session_outcomes" USING btree ("words_lost_at") WHERE words_lost_at is not null;--> statement-breakpoint
CREATE INDEX "transcriptions_of_recording" ON "transcriptions" USING btree ("recording_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transcriptions_of_session" ON "transcriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "transcriptions_open" ON "transcriptions" USING btree ("updated_at") WHERE status in ('queued', 'running') or failure = 'consent_missing';--> statement-breakpoint
CREATE INDEX "transcriptions_failed" ON "transcriptions" USING btree ("updated_at") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "newsletter_bounces_subscriber" ON "newsletter_bounces" USING btree ("subscriber_id","at");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_open" ON "newsletter_deliveries" USING btree ("issue_id","subscriber_id") WHERE status in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_issues_recent" ON "newsletter_issues" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email" ON "subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "subscribers_recent" ON "subscribers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_list" ON "subscriptions" USING btree ("list","confirmed_at" DESC NULLS FIRST) WHERE confirmed_at is not null and left_at is null;--> statement-breakpoint
CREATE INDEX "cookie_receipts_newest" ON "cookie_receipts" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_open" ON "data_requests" USING btree ("user_id","kind") WHERE status in ('queued', 'running', 'waiting');--> statement-breakpoint
CREATE INDEX "data_requests_newest" ON "data_requests" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_open" ON "deletion_requests" USING btree (lower("email")) WHERE status in ('asked', 'waiting');--> statement-breakpoint
CREATE INDEX "deletion_requests_newest" ON "deletion_requests" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "deletion_requests_due" ON "deletion_requests" USING btree ("due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_drive_file" ON "recordings" USING btree ("drive_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_of_file" ON "recordings" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "recordings_of_session" ON "recordings" USING btree ("session_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "recordings_unlinked" ON "recordings" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE session_id is null;--> statement-breakpoint
CREATE INDEX "recordings_arriving" ON "recordings" USING btree ("updated_at") WHERE status = 'arriving';--> statement-breakpoint
CREATE INDEX "recordings_user" ON "recordings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transcript_edits_of_part" ON "transcript_edits" USING btree ("transcript_id","segment","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transcripts_user" ON "transcripts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transcripts_latest" ON "transcripts" USING btree ("session_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "session_notes_session_created" ON "session_notes" USING btree ("session_id","created_at","id");--> statement-breakpoint
CREATE INDEX "session_notes_user" ON "session_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("user_id","start_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sessions_advisor" ON "sessions" USING btree ("advisor_id","start_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sessions_start" ON "sessions" USING btree ("start_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_changes_waiting" ON "address_changes" USING btree ("user_id") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "address_changes_expires" ON "address_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_provider" ON "auth_accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_mails_browser" ON "sign_in_mails" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "sign_in_mails_user" ON "sign_in_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_mails_account" ON "sign_in_mails" USING btree ("account_key");--> statement-breakpoint
CREATE INDEX "sign_in_mails_expires" ON "sign_in_mails" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "automation_runs_recent" ON "automation_runs" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "automation_runs_user" ON "automation_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "automation_runs_open" ON "automation_runs" USING btree ("created_at") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "recording_decisions_newest" ON "recording_decisions" USING btree ("recording_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recording_decisions_candidates" ON "recording_decisions" USING gin ("candidates" jsonb_path_ops) WHERE decision in ('left', 'undone');--> statement-breakpoint
CREATE INDEX "job_requests_age" ON "job_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_messages_recent" ON "mail_messages" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "ai_calls_month" ON "ai_calls" USING btree ("month");--> statement-breakpoint
CREATE INDEX "files_open" ON "files" USING btree ("created_at") WHERE status in ('arriving', 'checking');--> statement-breakpoint
CREATE POLICY "auth_select" ON "auth_users" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "auth_users" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "auth_users" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "auth_users" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "auth_users" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (app_is_demo(id));--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "auth_users" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (app_is_demo(id));--> statement-breakpoint
CREATE POLICY "staff_select" ON "companies" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "member_advisors" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "member_advisors" AS PERMISSIVE FOR SELECT TO "app_staff" USING (not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "member_advisors" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK ((app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "staff_update" ON "member_advisors" AS PERMISSIVE FOR UPDATE TO "app_staff" USING ((app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id)) WITH CHECK ((app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "auth_select" ON "member_advisors" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "member_advisors" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "member_views" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "member_views" AS PERMISSIVE FOR SELECT TO "app_staff" USING (advisor_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "member_views" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (advisor_id = app_user());--> statement-breakpoint
CREATE POLICY "auth_select" ON "member_views" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "member_views" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "permissions" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "permissions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "permissions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_delete" ON "permissions" AS PERMISSIVE FOR DELETE TO "app_staff" USING (app_is_admin());--> statement-breakpoint
CREATE POLICY "auth_select" ON "permissions" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "permissions" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "permissions" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_member" USING (id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "profiles" AS PERMISSIVE FOR UPDATE TO "app_member" USING (id = app_user()) WITH CHECK (id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_staff" USING (id = app_user() or not is_demo);--> statement-breakpoint
CREATE POLICY "staff_update" ON "profiles" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (id = app_user()) WITH CHECK (id = app_user());--> statement-breakpoint
CREATE POLICY "auth_select" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "profiles" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "profiles" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "profiles" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "profiles" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "roles" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "roles" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "roles" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_delete" ON "roles" AS PERMISSIVE FOR DELETE TO "app_staff" USING (app_is_admin());--> statement-breakpoint
CREATE POLICY "auth_select" ON "roles" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "roles" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "roles" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "text_consents" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "text_consents" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "text_consents" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "auth_insert" ON "text_consents" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "audit_cuts" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_is_admin());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "audit_cuts" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "audit_details" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_is_admin());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "audit_details" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "audit_details" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "audit_events" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_is_admin());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "audit_events" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "audit_events" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "plan_grants" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "plan_grants" AS PERMISSIVE FOR SELECT TO "app_staff" USING (not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "plan_grants" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "staff_update" ON "plan_grants" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (not app_is_demo(user_id)) WITH CHECK (not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "auth_select" ON "plan_grants" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "plan_grants" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "service_cards" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "service_cards" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_update" ON "service_cards" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "service_cards" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "service_cards" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "board_assignments" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "board_assignments" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "board_assignments" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "board_assignments" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_update" ON "board_assignments" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or app_advises(user_id)) WITH CHECK (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "board_assignments" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_delete" ON "board_assignments" AS PERMISSIVE FOR DELETE TO "app_member" USING (user_id = app_user() and source_type = 'session_notes');--> statement-breakpoint
CREATE POLICY "staff_delete" ON "board_assignments" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user() and source_type = 'session_notes');--> statement-breakpoint
CREATE POLICY "jobs_select" ON "board_assignments" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "board_assignments" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "board_assignments" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "card_attachments" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "card_attachments" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "card_attachments" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "card_attachments" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "card_attachments" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "card_attachments" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "card_attachments" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "card_attachments" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "card_notes" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "card_notes" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "card_notes" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "card_notes" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "card_notes" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "card_notes" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "auth_insert" ON "card_notes" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "julboard_tasks" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "julboard_tasks" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "julboard_tasks" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "julboard_tasks" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "julboard_tasks" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (created_by = app_user() and (user_id = app_user() or app_advises(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "julboard_tasks" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "julboard_tasks" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "julboard_tasks" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "julboard_tasks" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "board_checkins" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "board_checkins" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "board_checkins" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user() and created_by = app_user()) WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "board_checkins" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "board_checkins" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (created_by = app_user() and (user_id = app_user() or app_advises(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "board_checkins" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (created_by = app_user() and (user_id = app_user() or app_advises(user_id))) WITH CHECK (created_by = app_user() and (user_id = app_user() or app_advises(user_id)));--> statement-breakpoint
CREATE POLICY "auth_insert" ON "board_checkins" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "company_metrics" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "company_metrics" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "company_metrics" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user() and created_by = app_user()) WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "company_metrics" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "company_metrics" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "company_metrics" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() and created_by = app_user()) WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "auth_insert" ON "company_metrics" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "milestone_history" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "milestone_history" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "milestone_history" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "milestone_history" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "auth_insert" ON "milestone_history" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "milestones" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "milestones" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "milestones" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "milestones" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "milestones" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "milestones" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "auth_insert" ON "milestones" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "availability" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "availability" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_update" ON "availability" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin()) WITH CHECK (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_select" ON "availability_exceptions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "availability_exceptions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_update" ON "availability_exceptions" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin()) WITH CHECK (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_delete" ON "availability_exceptions" AS PERMISSIVE FOR DELETE TO "app_staff" USING (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_select" ON "booking_links" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "booking_links" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "booking_links" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (created_by = app_user() or app_may('sessions.manage') or app_is_admin()) WITH CHECK (created_by = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_select" ON "calendly_connections" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "calendly_connections" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "calendly_connections" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "calendly_connections" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "calendly_invitees" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_update" ON "calendly_invitees" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (app_may('sessions.manage') or app_is_admin()) WITH CHECK (app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "calendly_invitees" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "calendly_invitees" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "calendly_invitees" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "calendly_webhooks" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "calendly_webhooks" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "calendly_webhooks" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "calendly_webhooks" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "calendly_webhooks" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "session_credits" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "session_credits" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (app_advises(user_id) or app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "session_credits" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK ((app_advises(user_id) or app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id) and source = 'staff');--> statement-breakpoint
CREATE POLICY "staff_update" ON "session_credits" AS PERMISSIVE FOR UPDATE TO "app_staff" USING ((app_advises(user_id) or app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id)) WITH CHECK ((app_advises(user_id) or app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "member_select" ON "slot_holds" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_delete" ON "slot_holds" AS PERMISSIVE FOR DELETE TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "slot_holds" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_delete" ON "slot_holds" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "slot_holds" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "slot_holds" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "taken_times" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "taken_times" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "consents" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "consents" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and party = 'member' and guest_name is null and guest_email is null and token_hash is null);--> statement-breakpoint
CREATE POLICY "member_update" ON "consents" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user() and party = 'member' and guest_name is null and guest_email is null and token_hash is null) WITH CHECK (user_id = app_user() and party = 'member' and guest_name is null and guest_email is null and token_hash is null);--> statement-breakpoint
CREATE POLICY "staff_select" ON "consents" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = consents.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "consents" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK ((user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = consents.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id))) and (party <> 'member' or user_id = app_user()));--> statement-breakpoint
CREATE POLICY "staff_update" ON "consents" AS PERMISSIVE FOR UPDATE TO "app_staff" USING ((user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = consents.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id))) and (party <> 'member' or user_id = app_user())) WITH CHECK ((user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = consents.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id))) and (party <> 'member' or user_id = app_user()));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "consents" AS PERMISSIVE FOR DELETE TO "app_staff" USING ((user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = consents.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id))) and party = 'guest');--> statement-breakpoint
CREATE POLICY "jobs_select" ON "consents" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "consents" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "consents" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "client_errors" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "client_errors" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "client_errors" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "csp_reports" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "csp_reports" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "csp_reports" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "page_counts" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_is_admin());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "page_counts" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "page_counts" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "site_documents" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "site_documents" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "site_documents" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "site_documents" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "site_pictures" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "site_pictures" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "site_pictures" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (created_by = app_user()) WITH CHECK (created_by = app_user());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "site_pictures" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (width is null);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "site_pictures" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (width is null);--> statement-breakpoint
CREATE POLICY "staff_select" ON "site_text_versions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "site_text_versions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (published_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_delete" ON "site_text_versions" AS PERMISSIVE FOR DELETE TO "app_staff" USING (from_at > now());--> statement-breakpoint
CREATE POLICY "staff_select" ON "site_texts" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "site_texts" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_update" ON "site_texts" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "inquiries" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "inquiries" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "inquiries" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or not is_demo);--> statement-breakpoint
CREATE POLICY "staff_update" ON "inquiries" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or not is_demo) WITH CHECK (user_id = app_user() or not is_demo);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "inquiries" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "inquiry_drafts" AS PERMISSIVE FOR SELECT TO "app_staff" USING (created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_insert" ON "inquiry_drafts" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "inquiry_drafts" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (created_by = app_user()) WITH CHECK (created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_delete" ON "inquiry_drafts" AS PERMISSIVE FOR DELETE TO "app_staff" USING (created_by = app_user());--> statement-breakpoint
CREATE POLICY "member_select" ON "outcome_lines" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user() and exists (select from outcome_versions v where v.id = version_id and v.status = 'approved'));--> statement-breakpoint
CREATE POLICY "staff_select" ON "outcome_lines" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from outcome_versions v join session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() on o.id = v.outcome_id where v.id = version_id and v.user_id = outcome_lines.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "outcome_lines" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from outcome_versions v join session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() on o.id = v.outcome_id where v.id = version_id and v.user_id = outcome_lines.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "outcome_lines" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from outcome_versions v join session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() on o.id = v.outcome_id where v.id = version_id and v.user_id = outcome_lines.user_id) or app_advises(user_id)) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from outcome_versions v join session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() on o.id = v.outcome_id where v.id = version_id and v.user_id = outcome_lines.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "outcome_lines" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from outcome_versions v join session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() on o.id = v.outcome_id where v.id = version_id and v.user_id = outcome_lines.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "outcome_lines" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "outcome_lines" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "outcome_lines" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "outcome_lines" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "outcome_lines" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "outcome_offers" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() where o.id = outcome_id and o.user_id = outcome_offers.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "outcome_offers" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() where o.id = outcome_id and o.user_id = outcome_offers.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "outcome_offers" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() where o.id = outcome_id and o.user_id = outcome_offers.user_id) or app_advises(user_id)) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() where o.id = outcome_id and o.user_id = outcome_offers.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "outcome_offers" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() where o.id = outcome_id and o.user_id = outcome_offers.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "outcome_offers" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "outcome_offers" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "outcome_offers" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "outcome_offers" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "outcome_versions" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user() and status = 'approved');--> statement-breakpoint
CREATE POLICY "staff_select" ON "outcome_versions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() where o.id = outcome_id and o.user_id = outcome_versions.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "outcome_versions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() where o.id = outcome_id and o.user_id = outcome_versions.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "outcome_versions" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() where o.id = outcome_id and o.user_id = outcome_versions.user_id) or app_advises(user_id)) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() where o.id = outcome_id and o.user_id = outcome_versions.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "outcome_versions" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user() where o.id = outcome_id and o.user_id = outcome_versions.user_id) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "outcome_versions" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "outcome_versions" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "outcome_versions" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "outcome_versions" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "outcome_versions" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "session_outcomes" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "session_outcomes" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and drafting = 'queued' and draft_failure is null and created_by = app_user() and status = 'draft' and current_version_id is null and approved_version_id is null and approved_at is null and approved_by is null and not (is_sample or is_imported or is_unhidden));--> statement-breakpoint
CREATE POLICY "member_update" ON "session_outcomes" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user() and not (drafting = 'ready' and current_version_id is not null)) WITH CHECK (user_id = app_user() and drafting = 'queued' and draft_failure is null);--> statement-breakpoint
CREATE POLICY "staff_select" ON "session_outcomes" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = session_outcomes.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "session_outcomes" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = session_outcomes.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "session_outcomes" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = session_outcomes.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = session_outcomes.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "session_outcomes" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "session_outcomes" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "session_outcomes" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "session_outcomes" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "transcriptions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = transcriptions.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "transcriptions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = transcriptions.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "transcriptions" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = transcriptions.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = transcriptions.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "transcriptions" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "transcriptions" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "transcriptions" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "transcriptions" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "newsletter_bounces" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "newsletter_bounces" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "newsletter_bounces" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "newsletter_bounces" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "newsletter_deliveries" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "newsletter_deliveries" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "newsletter_deliveries" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "newsletter_deliveries" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "newsletter_deliveries" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "newsletter_issues" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "newsletter_issues" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_update" ON "newsletter_issues" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_delete" ON "newsletter_issues" AS PERMISSIVE FOR DELETE TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "newsletter_issues" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "newsletter_issues" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "subscribers" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "subscribers" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "subscribers" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "subscribers" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "subscriptions" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "subscriptions" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "suppressions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "suppressions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_delete" ON "suppressions" AS PERMISSIVE FOR DELETE TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "suppressions" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "suppressions" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "suppressions" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "cookie_receipts" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "cookie_receipts" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "data_requests" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "data_requests" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "data_requests" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_insert" ON "data_requests" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "data_requests" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "data_requests" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "data_requests" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "deletion_requests" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "deletion_requests" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "deletion_requests" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "erased_people" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "erased_people" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "retention_choices" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "retention_choices" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "retention_choices" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "retention_choices" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_insert" ON "retention_choices" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "retention_choices" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "retention_runs" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_is_admin());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "retention_runs" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "retention_runs" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "retention_runs" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "recordings" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "recordings" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = recordings.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "recordings" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = recordings.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "recordings" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = recordings.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = recordings.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "recordings" AS PERMISSIVE FOR DELETE TO "app_staff" USING (exists (select from sessions s where s.id = session_id and s.user_id = recordings.user_id and s.advisor_id = app_user()) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "recordings" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "recordings" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "recordings" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "recordings" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "transcript_edits" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "transcript_edits" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = transcript_edits.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "transcript_edits" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = transcript_edits.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "member_select" ON "transcripts" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "transcripts" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = transcripts.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "transcripts" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = transcripts.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "transcripts" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = transcripts.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = transcripts.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "transcripts" AS PERMISSIVE FOR DELETE TO "app_staff" USING (exists (select from sessions s where s.id = session_id and s.user_id = transcripts.user_id and s.advisor_id = app_user()) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "transcripts" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "transcripts" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "transcripts" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "transcripts" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "session_notes" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "session_notes" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "session_notes" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "session_notes" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or exists (select from sessions s where s.id = session_id and s.user_id = session_notes.user_id and s.advisor_id = app_user()) or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "session_notes" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "session_notes" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_select" ON "sessions" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "sessions" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "sessions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or advisor_id = app_user() or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "sessions" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or (((select app_may('sessions.manage')) or advisor_id = app_user() or app_advises(user_id)) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or (((select app_may('sessions.manage')) or advisor_id = app_user() or app_advises(user_id)) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "sessions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK ((app_advises(user_id) or app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "sessions" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "sessions" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "sessions" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "sessions" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "address_changes" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "address_changes" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "address_changes" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "address_changes" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "auth_accounts" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "auth_accounts" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "auth_accounts" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "auth_accounts" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "auth_sessions" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "auth_sessions" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "auth_sessions" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "auth_sessions" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "auth_verifications" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "auth_verifications" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "auth_verifications" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "auth_verifications" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "authenticators" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "authenticators" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "authenticators" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "authenticators" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "factor_resets" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "factor_resets" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "factor_resets" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "factor_resets" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "passkeys" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "passkeys" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "passkeys" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "passkeys" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "passkeys" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "passkeys" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "auth_select" ON "recovery_codes" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "recovery_codes" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "recovery_codes" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "recovery_codes" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "setup_tokens" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "setup_tokens" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "setup_tokens" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "setup_tokens" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "sign_in_mails" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "sign_in_mails" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "sign_in_mails" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "sign_in_mails" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "automation_runs" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "automation_runs" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "automation_runs" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "automation_runs" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or (user_id is null and app_may('sessions.manage')));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "automation_runs" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "automation_runs" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "automation_runs" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "automation_runs" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "drive_connections" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "drive_connections" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "staff_update" ON "drive_connections" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (app_may('sessions.manage')) WITH CHECK (app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "drive_connections" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "drive_connections" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "recording_decisions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "recording_decisions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "recording_decisions" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "recording_decisions" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "rate_takes" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "rate_takes" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "job_requests" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "job_requests" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "job_requests" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "job_requests" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_insert" ON "live_events" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (member_id = app_user() or exists (select from profiles p where p.id = member_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "live_events" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (member_id is null or member_id = app_user() or exists (select from profiles p where p.id = member_id));--> statement-breakpoint
CREATE POLICY "auth_insert" ON "live_events" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "live_events" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "live_events" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "live_events" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "mail_messages" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "mail_messages" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "mail_messages" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "mail_messages" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "ai_calls" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "ai_calls" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "ai_calls" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "ai_calls" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "file_erasures" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "file_erasures" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "files" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "files" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "files" AS PERMISSIVE FOR SELECT TO "app_staff" USING (created_by = app_user() or user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_insert" ON "files" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "files" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "files" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "files" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "files" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select_board" ON "files" AS PERMISSIVE FOR SELECT TO "app_staff" USING (exists (select from card_attachments a where a.id = files.id));--> statement-breakpoint
CREATE POLICY "staff_insert_recordings" ON "files" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (created_by = app_user() and (app_advises(user_id) or app_may('sessions.manage') or exists (select from sessions s where s.user_id = files.user_id and s.advisor_id = app_user()))
    and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "staff_select_recordings" ON "files" AS PERMISSIVE FOR SELECT TO "app_staff" USING (exists (select from recordings r where r.file_id = files.id));