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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "auth_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"company_id" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"erase_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "setup_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "setup_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_details" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"ip_address" text,
	"user_agent" text
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
	"seal_number" bigint,
	"seal" text
);
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
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
CREATE TABLE "board_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"source_type" text NOT NULL,
	"source_id" uuid NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"assignment_context" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_assignments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
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
CREATE TABLE "rate_buckets" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_buckets_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
ALTER TABLE "rate_buckets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"due_on" date,
	"is_demo" boolean DEFAULT false NOT NULL,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
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
CREATE TABLE "outcome_lines" (
	"version_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"quote" text,
	"speaker" text,
	"segment" integer,
	"start_ms" integer,
	"owner" text,
	"due_on" date,
	CONSTRAINT "outcome_lines_version_id_line_id_pk" PRIMARY KEY("version_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "outcome_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outcome_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outcome_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"transcript_id" uuid,
	"created_by" uuid,
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
	"status" text DEFAULT 'draft' NOT NULL,
	"current_version_id" uuid,
	"approved_version_id" uuid,
	"approved_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_outcomes_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "session_outcomes_id_user" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "session_outcomes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transcripts_file" UNIQUE("session_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "transcripts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"attendee_name" text,
	"attendee_email" text,
	"meeting_url" text,
	"recording_url" text,
	"recording_checked_at" timestamp (3) with time zone,
	"notes" text DEFAULT '' NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"report_requested_at" timestamp (3) with time zone,
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
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_advisors" ADD CONSTRAINT "member_advisors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_advisors" ADD CONSTRAINT "member_advisors_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_views" ADD CONSTRAINT "member_views_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permissions" ADD CONSTRAINT "permissions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_auth_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_assignments" ADD CONSTRAINT "board_assignments_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_assignments" ADD CONSTRAINT "board_assignments_card" FOREIGN KEY ("target_id","user_id") REFERENCES "public"."julboard_tasks"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_notes" ADD CONSTRAINT "card_notes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_notes" ADD CONSTRAINT "card_notes_card" FOREIGN KEY ("card_id","user_id") REFERENCES "public"."julboard_tasks"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "julboard_tasks" ADD CONSTRAINT "julboard_tasks_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_checkins" ADD CONSTRAINT "board_checkins_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_metrics" ADD CONSTRAINT "company_metrics_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_history" ADD CONSTRAINT "milestone_history_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_history" ADD CONSTRAINT "milestone_history_milestone" FOREIGN KEY ("milestone_id","user_id") REFERENCES "public"."milestones"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_lines" ADD CONSTRAINT "outcome_lines_version" FOREIGN KEY ("version_id","user_id") REFERENCES "public"."outcome_versions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_versions" ADD CONSTRAINT "outcome_versions_outcome" FOREIGN KEY ("outcome_id","user_id") REFERENCES "public"."session_outcomes"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_outcomes" ADD CONSTRAINT "session_outcomes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_outcomes" ADD CONSTRAINT "session_outcomes_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_provider" ON "auth_accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "member_advisors_current" ON "member_advisors" USING btree ("user_id","advisor_id") WHERE until_at is null;--> statement-breakpoint
CREATE INDEX "member_advisors_advisor" ON "member_advisors" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "profiles_directory" ON "profiles" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "profiles_erase" ON "profiles" USING btree ("erase_at") WHERE erase_at is not null;--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_events_unsealed" ON "audit_events" USING btree ("xid","id") WHERE seal is null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_seal" ON "audit_events" USING btree ("seal_number") WHERE seal_number is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_refusal" ON "audit_events" USING btree ("refusal_key") WHERE refusal_key is not null;--> statement-breakpoint
CREATE INDEX "plan_grants_user" ON "plan_grants" USING btree ("user_id","from_at");--> statement-breakpoint
CREATE UNIQUE INDEX "board_assignments_line" ON "board_assignments" USING btree ("user_id","source_type","source_id");--> statement-breakpoint
CREATE INDEX "board_assignments_target" ON "board_assignments" USING btree ("target_id");--> statement-breakpoint
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
CREATE UNIQUE INDEX "consents_person" ON "consents" USING btree ("session_id","party","guest_email");--> statement-breakpoint
CREATE INDEX "client_errors_newest" ON "client_errors" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_status" ON "inquiries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_member" ON "inquiries" USING btree ("user_id","kind","subject","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_open" ON "inquiries" USING btree ("user_id","kind","subject") WHERE status in ('open', 'in_progress') and user_id is not null;--> statement-breakpoint
CREATE INDEX "job_requests_age" ON "job_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_messages_recent" ON "mail_messages" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outcome_lines_line" ON "outcome_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "session_outcomes_member" ON "session_outcomes" USING btree ("user_id","approved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "session_outcomes_waiting" ON "session_outcomes" USING btree ("updated_at") WHERE status in ('draft', 'reviewed');--> statement-breakpoint
CREATE INDEX "transcripts_user" ON "transcripts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transcripts_latest" ON "transcripts" USING btree ("session_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("user_id","start_time" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sessions_advisor" ON "sessions" USING btree ("advisor_id","start_time" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sessions_start" ON "sessions" USING btree ("start_time" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE POLICY "auth_select" ON "auth_accounts" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "auth_accounts" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "auth_accounts" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "auth_accounts" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "auth_sessions" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "auth_sessions" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "auth_sessions" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "auth_sessions" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "auth_users" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "auth_users" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "auth_users" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "auth_users" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "auth_users" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (app_is_demo(id));--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "auth_users" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (app_is_demo(id));--> statement-breakpoint
CREATE POLICY "auth_select" ON "auth_verifications" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "auth_verifications" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "auth_verifications" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "auth_verifications" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "companies" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "member_advisors" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "member_advisors" AS PERMISSIVE FOR SELECT TO "app_staff" USING (not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "member_advisors" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK ((advisor_id = app_user() or app_may('sessions.manage')) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "staff_update" ON "member_advisors" AS PERMISSIVE FOR UPDATE TO "app_staff" USING ((advisor_id = app_user() or app_may('sessions.manage')) and not app_is_demo(user_id)) WITH CHECK ((advisor_id = app_user() or app_may('sessions.manage')) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "auth_insert" ON "member_advisors" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "member_views" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "member_views" AS PERMISSIVE FOR SELECT TO "app_staff" USING (advisor_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_insert" ON "member_views" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (advisor_id = app_user());--> statement-breakpoint
CREATE POLICY "member_select" ON "permissions" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "permissions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "permissions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_delete" ON "permissions" AS PERMISSIVE FOR DELETE TO "app_staff" USING (app_is_admin());--> statement-breakpoint
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
CREATE POLICY "auth_select" ON "setup_tokens" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "setup_tokens" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "setup_tokens" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "setup_tokens" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
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
CREATE POLICY "member_select" ON "board_assignments" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "board_assignments" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "board_assignments" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "board_assignments" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_update" ON "board_assignments" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or app_advises(user_id)) WITH CHECK (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "board_assignments" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "board_assignments" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "board_assignments" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "board_assignments" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
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
CREATE POLICY "staff_insert" ON "julboard_tasks" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
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
CREATE POLICY "member_select" ON "consents" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "consents" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and party = 'member' and guest_name is null and guest_email is null and token_hash is null);--> statement-breakpoint
CREATE POLICY "member_update" ON "consents" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user() and party = 'member' and guest_name is null and guest_email is null and token_hash is null) WITH CHECK (user_id = app_user() and party = 'member' and guest_name is null and guest_email is null and token_hash is null);--> statement-breakpoint
CREATE POLICY "staff_select" ON "consents" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "consents" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK ((user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id))) and (party <> 'member' or user_id = app_user()));--> statement-breakpoint
CREATE POLICY "staff_update" ON "consents" AS PERMISSIVE FOR UPDATE TO "app_staff" USING ((user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id))) and (party <> 'member' or user_id = app_user())) WITH CHECK ((user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id))) and (party <> 'member' or user_id = app_user()));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "consents" AS PERMISSIVE FOR DELETE TO "app_staff" USING ((user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id))) and party = 'guest');--> statement-breakpoint
CREATE POLICY "jobs_select" ON "consents" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "consents" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "consents" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "client_errors" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "client_errors" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "client_errors" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "rate_buckets" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "rate_buckets" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "inquiries" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "inquiries" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "inquiries" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or not is_demo);--> statement-breakpoint
CREATE POLICY "staff_update" ON "inquiries" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or not is_demo) WITH CHECK (user_id = app_user() or not is_demo);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "inquiries" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "job_requests" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "job_requests" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "job_requests" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "job_requests" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "live_events" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "live_events" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "mail_messages" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "mail_messages" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "mail_messages" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "mail_messages" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "outcome_lines" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user() and exists (select from outcome_versions v where v.id = version_id and v.status = 'approved'));--> statement-breakpoint
CREATE POLICY "staff_select" ON "outcome_lines" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "outcome_lines" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "outcome_lines" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "outcome_lines" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "outcome_lines" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "outcome_lines" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "outcome_lines" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "outcome_lines" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "outcome_lines" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "outcome_versions" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user() and status = 'approved');--> statement-breakpoint
CREATE POLICY "staff_select" ON "outcome_versions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "outcome_versions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "outcome_versions" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "outcome_versions" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "outcome_versions" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "outcome_versions" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "outcome_versions" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "outcome_versions" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "outcome_versions" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "session_outcomes" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "session_outcomes" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and drafting = 'queued' and draft_failure is null and created_by = app_user() and status = 'draft' and current_version_id is null and approved_version_id is null and approved_at is null and approved_by is null);--> statement-breakpoint
CREATE POLICY "member_update" ON "session_outcomes" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user() and not (drafting = 'ready' and current_version_id is not null)) WITH CHECK (user_id = app_user() and drafting = 'queued' and draft_failure is null);--> statement-breakpoint
CREATE POLICY "staff_select" ON "session_outcomes" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "session_outcomes" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "session_outcomes" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "session_outcomes" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "session_outcomes" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "session_outcomes" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "session_outcomes" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "transcripts" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "transcripts" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "transcripts" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "transcripts" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "transcripts" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "transcripts" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "transcripts" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "sessions" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "sessions" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "sessions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "sessions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "sessions" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "sessions" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "sessions" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "sessions" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);