import { createHmac, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { evenRanks } from '#domain/board/rules/rank.ts'
import { hashToken } from '#server/platform/signInCookie.ts'

export type Member = { id: string; token: string; tokenHash: string; cookie: string; cards: string[] }

export const SECRET = 'a secret of the bench, thirty-two characters or more'
const CARDS_EACH = 100

/** Members with `each` cards, written in bulk behind the row rules; the first `signedIn` of them have a sign-in. */
export async function seed(
  owner: pg.Client,
  cards: number,
  signedIn: number,
  each = CARDS_EACH,
): Promise<Member[]> {
  const members = Math.ceil(cards / each)
  const ids = Array.from({ length: members }, () => randomUUID())
  await owner.query(
    `insert into auth_users (id, name, email, email_verified) select id, 'Bench', id || '@bench.example', true from unnest($1::uuid[]) id`,
    [ids],
  )
  await owner.query(
    `insert into profiles (id, first_name, last_name) select id, 'Bench', 'Member' from unnest($1::uuid[]) id`,
    [ids],
  )
  await owner.query(
    `insert into plan_grants (id, user_id, plan, source) select gen_random_uuid(), id, 'mobile_pro', 'staff' from unnest($1::uuid[]) id`,
    [ids],
  )
  await owner.query(
    `insert into julboard_tasks (id, user_id, created_by, title, description, status, priority, rank)
     select gen_random_uuid(), m, m, 'Card ' || r.place || ' with an ordinary title', repeat('What has to be done, by whom, and why. ', 3),
       (array['backlog','in_progress','completed'])[1 + r.place % 3], 'medium', r.rank
     from unnest($1::uuid[]) m, unnest($2::text[]) with ordinality r(rank, place)`,
    [ids, evenRanks(each)],
  )
  const chosen = ids.slice(0, signedIn).map((id) => {
    const token = randomUUID()
    const signature = createHmac('sha256', SECRET).update(token).digest('base64')
    return {
      id,
      token,
      tokenHash: hashToken(token),
      cookie: `sid=${encodeURIComponent(`${token}.${signature}`)}`,
      cards: [] as string[],
    }
  })
  await owner.query(
    `insert into auth_sessions (id, token, user_id, expires_at)
     select gen_random_uuid(), t, u, now() + interval '6 hours' from unnest($1::text[], $2::uuid[]) as s(t, u)`,
    [chosen.map((one) => one.tokenHash), chosen.map((one) => one.id)],
  )
  for (const member of chosen) {
    const { rows } = await owner.query<{ id: string }>(
      'select id from julboard_tasks where user_id = $1 limit 20',
      [member.id],
    )
    member.cards = rows.map((row) => row.id)
  }
  await owner.query('analyze')
  return chosen
}
