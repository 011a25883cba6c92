/** What names the emails of one brief, to be followed by their reader: those of a session `s` for the start that it has (D7). */
export const briefKey = `'sessions.brief ' || s.id || ' ' || extract(epoch from s.start_time)::bigint`
