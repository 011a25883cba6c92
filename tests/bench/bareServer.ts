import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import pg from 'pg'

/**
 * The bare limit: node:http and pg, the same work and a sign-in look-up in the database, named statements, no contract, no
 * row rules, no audit. What a person would write in an afternoon and could not keep.
 */
const pool = new pg.Pool({ connectionString: process.env.BENCH_URL, max: 10 })

const shown = `id, title, description, status, priority, assigned_to as "assignedTo", due_date::text as "dueOn", labels, kind, rank, version,
  archived_at as "archivedAt", completed_at as "completedAt", created_at as "createdAt", updated_at as "updatedAt"`
const LIST = `select ${shown} from julboard_tasks where user_id = $1 and archived_at is null order by rank, id limit 50`
const CARD = `select ${shown} from julboard_tasks where id = $1 and user_id = $2`
const NOTES =
  'select id, body, created_by, created_at from card_notes where card_id = $1 and user_id = $2 and deleted_at is null'
const ORIGIN = 'select * from board_assignments where target_id = $1 and user_id = $2'
const shownSession = `id, user_id, advisor_id, title, description, session_type, start_time, end_time, time_zone, status, status_reason, attendee_name,
  attendee_email, further_people, meeting_url, recording_url, version, archived_at, created_at, updated_at`
const SESSIONS = `select ${shownSession} from sessions where user_id = $1 and deleted_at is null order by start_time desc, id limit 20`
const SESSION = `select ${shownSession} from sessions where id = $1 and user_id = $2`
const HOURS = `select a.*, p.first_name, p.last_name from availability a join profiles p on p.id = a.advisor_id where a.is_open`
const EXCEPTIONS = `select e.* from availability_exceptions e join availability a on a.advisor_id = e.advisor_id
  where a.is_open and e.day between $1::timestamptz::date and $2::timestamptz::date`
const TAKEN = `select t.advisor_id, t.start_time, t.end_time, lower(t.during), upper(t.during) from taken_times t
  join availability a on a.advisor_id = t.advisor_id where a.is_open and t.during && tstzrange($1, $2)`
const WHO = 'select user_id from auth_sessions where token = $1 and expires_at > now()'
const EDIT = `update julboard_tasks set title = $3, version = version + 1, updated_at = now() where id = $1 and user_id = $2 returning ${shown}`
const HEAD = `select rank from julboard_tasks where user_id = $1 and status = $2 and archived_at is null order by rank, id limit 1`
const MOVE = `update julboard_tasks set status = $3, rank = $4, completed_at = case when $3 = 'completed' then now() end, updated_at = now()
  where id = $1 and user_id = $2 returning ${shown}`
const ARCHIVE = `update julboard_tasks set archived_at = case when archived_at is null then now() end, updated_at = now()
  where id = $1 and user_id = $2 returning ${shown}`
const CREATE = `insert into julboard_tasks (id, user_id, created_by, title, rank) values ($1, $2, $2, $3, $4) returning ${shown}`
// Pages of the build by their addresses.
const pages = new Map(
  (process.env.BENCH_PAGES?.split(',') ?? []).map((address) => [
    address,
    brotliCompressSync(readFileSync(join(process.env.BENCH_FOLDER ?? '', address, 'index.html'))),
  ]),
)

const ask = async (text: string, ...values: unknown[]) =>
  (await pool.query({ name: `${text.length} ${text.slice(0, 50)}`, text, values })).rows

type Asked = { userId: string; id: string; body: { id: string; title: string; status: string } }
const handlers: Readonly<Record<string, (asked: Asked) => Promise<unknown>>> = {
  list: async ({ userId }) => ({ cards: await ask(LIST, userId) }),
  card: async ({ userId, id }) => ({
    card: (await ask(CARD, id, userId))[0],
    notes: await ask(NOTES, id, userId),
    origin: (await ask(ORIGIN, id, userId))[0] ?? null,
  }),
  sessions: async ({ userId }) => ({ sessions: await ask(SESSIONS, userId) }),
  session: async ({ userId, id }) => (await ask(SESSION, id, userId))[0],
  // What a month of slots is computed from; `id` is the month's first day and the day after it, as '2027-01-01,2027-02-01'.
  slots: async ({ id }) => {
    const [from, until] = id.split(',')
    return {
      advisors: await ask(HOURS),
      exceptions: await ask(EXCEPTIONS, from, until),
      taken: await ask(TAKEN, from, until),
    }
  },
  edit: async ({ userId, body }) => (await ask(EDIT, body.id, userId, body.title))[0],
  move: async ({ userId, body }) => {
    const [head] = await ask(HEAD, userId, body.status)
    return (await ask(MOVE, body.id, userId, body.status, above(head?.rank)))[0]
  },
  archive: async ({ userId, body }) => (await ask(ARCHIVE, body.id, userId))[0],
  create: async ({ userId, body }) => {
    const [head] = await ask(HEAD, userId, 'backlog')
    return (await ask(CREATE, body.id, userId, body.title, above(head?.rank)))[0]
  },
}
// Any text that sorts before; the bare limit need not keep ranks short.
const above = (rank: string | undefined) => (rank ?? 'V').slice(0, 3)

async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  const send = (status: number, value: unknown) => {
    const text = JSON.stringify(value)
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  }
  const [, name = '', id = ''] = (request.url ?? '').split('/')
  const handler = handlers[name]
  if (!handler) return send(200, {})
  const [signIn] = await ask(WHO, request.headers['x-token'])
  if (!signIn) return send(401, {})
  send(200, await handler({ userId: signIn.user_id, id, body: body ? JSON.parse(body) : {} }))
}

createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  if (page) {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.length,
    })
    response.end(page)
    return
  }
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString('utf8')
  })
  request.on('end', () => {
    answer(request, response, body).catch((error: unknown) => {
      response.writeHead(500)
      response.end(String(error))
    })
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
