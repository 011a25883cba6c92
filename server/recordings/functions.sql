-- Staff name the speakers of a transcript and correct its words, each with a row of transcript_edits; where it came from never changes.
revoke update on transcripts from app_staff;
grant update (names, segments) on transcripts to app_staff;

-- A recording takes its file along; the file's bytes go after that.
create or replace function app_drop_recording_file() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from files where id = old.file_id;
    return null;
  end $$;
create or replace trigger recordings_file_goes after delete on recordings
  for each row when (old.file_id is not null) execute function app_drop_recording_file();
create or replace trigger recordings_file_left after update of file_id on recordings
  for each row when (old.file_id is not null and old.file_id is distinct from new.file_id)
  execute function app_drop_recording_file();
