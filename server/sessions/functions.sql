-- Of a session a member changes whether it takes place and whether they see it, never what it is.
revoke update on sessions from app_member;
grant update (status, status_reason, hidden_at, report_requested_at, version, updated_at) on sessions to app_member;
