-- Staff name the speakers of a transcript; its words and where it came from never change.
revoke update on transcripts from app_staff;
grant update (names) on transcripts to app_staff;
