import { createServer } from 'node:http'
import pg from 'pg'

/**
 * The bare limit: node:http and pg, the same query and a sign-in look-up in the database, no contract, no row
 * rules, no audit. What a person would write in an afternoon and could not keep.
 */
const pool = new pg.Pool({ connectionString: process.env.BENCH_URL, max: 10 })

const LIST = {
  name: 'list',
  text: `select id, title, description, status, priority, assigned_to as "assignedTo", due_date::text as "dueOn", labels, rank, version,
    archived_at as "archivedAt", completed_at as "completedAt", created_at as "createdAt", updated_at as "updatedAt"
    from julboard_tasks where user_id = $1 and archived_at is null order by rank, id limit 50`,
}
const WHO = { name: 'who', text: 'select user_id from auth_sessions where token = $1 and expires_at > now()' }
const EDIT = {
  name: 'edit',
  text: 'update julboard_tasks set title = $3, version = version + 1, updated_at = now() where id = $1 and user_id = $2 returning *',
}
const page = Buffer.from(process.env.BENCH_PAGE ?? '', 'base64')

createServer((request, response) => {
  const answer = (status: number, body: unknown) => {
    const text = JSON.stringify(body)
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  }
  const signedIn = async () =>
    (await pool.query({ ...WHO, values: [request.headers['x-token']] })).rows[0]?.user_id
  if (request.url === '/') {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.length,
    })
    response.end(page)
    return
  }
  if (request.url === '/ping') return answer(200, {})
  if (request.method === 'GET') {
    void signedIn().then(async (userId) => {
      if (!userId) return answer(401, {})
      answer(200, { cards: (await pool.query({ ...LIST, values: [userId] })).rows })
    })
    return
  }
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString('utf8')
  })
  request.on('end', () => {
    void signedIn().then(async (userId) => {
      if (!userId) return answer(401, {})
      const { id, title } = JSON.parse(body)
      answer(200, (await pool.query({ ...EDIT, values: [id, userId, title] })).rows[0])
    })
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
