-- A check-in and a figure are deleted and never rewritten; whose they are, who wrote them and what they say stays.
revoke update on board_checkins, company_metrics from app_member, app_staff;
grant update (deleted_at, updated_at) on board_checkins to app_member, app_staff;
grant update (removed_at, updated_at) on company_metrics to app_member, app_staff;
