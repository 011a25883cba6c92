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

-- Recordings go, and their files after them. Of one that the drive has too its id stays, so that nobody fetches it again. Answers those
-- that were there. With the rights of its caller: an advisor for one of their sessions, a withdrawn consent for all of a session.
create or replace function app_erase_recordings(p_ids uuid[], p_at timestamptz) returns setof uuid
  language sql security invoker set search_path = public, pg_temp
  as $$
    with gone as (delete from recordings where id = any(p_ids) and drive_file_id is null returning id),
      emptied as (update recordings set status = 'erased', failure = null, file_id = null, name = '', mime_type = null, byte_size = null,
          duration_ms = null, peaks = null, drive = null, updated_at = p_at
        where id = any(p_ids) and drive_file_id is not null and status <> 'erased' returning id)
    select id from gone union all select id from emptied
  $$;

grant execute on function app_erase_recordings(uuid[], timestamptz) to app_staff;
