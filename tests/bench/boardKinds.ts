import { randomUUID } from 'node:crypto'
import type { Request } from './load.ts'
import type { Member } from './seed.ts'

export type Kind = {
  name: string
  /** The least share of the bare handler's throughput. */
  least: number
  /** The most round trips to the database. */
  trips: number
  product(turn: number): Request
  bare(turn: number): Request
}

// Each side writes to cards of its own: a card the other has changed would be a conflict, and be answered as one.
const WRITTEN = 5

/** The five kinds of call, each next to a bare handler that does the same work: list, get, edit, move, archive and create. */
export function boardKinds(members: readonly Member[]): readonly Kind[] {
  const pick = (turn: number): Member => {
    const member = members[turn % members.length]
    if (!member) throw new Error('no members')
    return member
  }
  const round = (turn: number) => Math.floor(turn / members.length)
  /** A member's card for a turn: each kind and side has five of the twenty, so that kinds do not disturb each other. */
  const card = (turn: number, first: number) => pick(turn).cards[first + (round(turn) % WRITTEN)] ?? ''
  const product = (turn: number, method: string, path: string, body?: object): Request => ({
    method,
    path: `/api/v1${path}`,
    headers: { cookie: pick(turn).cookie, 'sec-fetch-site': 'same-origin' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const bare = (turn: number, method: string, path: string, body?: object): Request => ({
    method,
    path,
    headers: { 'x-token': pick(turn).tokenHash },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const statuses = ['backlog', 'in_progress', 'completed'] as const
  const statusOf = (turn: number) => statuses[Math.floor(round(turn) / WRITTEN) % 3] ?? 'backlog'
  const isOdd = (turn: number) => Math.floor(round(turn) / WRITTEN) % 2 === 1
  return [
    {
      name: 'list',
      least: 0.8,
      trips: 1,
      product: (turn) => product(turn, 'GET', '/board/cards?limit=50'),
      bare: (turn) => bare(turn, 'GET', '/list'),
    },
    {
      name: 'get',
      least: 0.4,
      trips: 1,
      product: (turn) => product(turn, 'GET', `/board/cards/${card(turn, 0)}`),
      bare: (turn) => bare(turn, 'GET', `/card/${card(turn, 0)}`),
    },
    {
      name: 'edit',
      least: 0.4,
      trips: 3,
      // An empty base with the version that stands: the edit is merged over it, as a screen's is.
      product: (turn) =>
        product(turn, 'PATCH', `/board/cards/${card(turn, 0)}`, {
          baseVersion: 1 + Math.floor(round(turn) / WRITTEN),
          base: {},
          changes: { title: `Turn ${turn}` },
        }),
      bare: (turn) => bare(turn, 'POST', '/edit', { id: card(turn, WRITTEN), title: `Turn ${turn}` }),
    },
    {
      name: 'move',
      least: 0.25,
      trips: 3,
      product: (turn) =>
        product(turn, 'POST', `/board/cards/${card(turn, 2 * WRITTEN)}/move`, {
          status: statusOf(turn),
          after: null,
          before: null,
        }),
      bare: (turn) => bare(turn, 'POST', '/move', { id: card(turn, 3 * WRITTEN), status: statusOf(turn) }),
    },
    {
      name: 'archive',
      least: 0.25,
      trips: 3,
      product: (turn) =>
        product(
          turn,
          'POST',
          `/board/cards/${card(turn, 2 * WRITTEN)}/${isOdd(turn) ? 'restore' : 'archive'}`,
          {},
        ),
      bare: (turn) => bare(turn, 'POST', '/archive', { id: card(turn, 3 * WRITTEN) }),
    },
    {
      name: 'create',
      least: 0.25,
      trips: 3,
      product: (turn) => product(turn, 'POST', '/board/cards', { id: randomUUID(), title: `New ${turn}` }),
      bare: (turn) => bare(turn, 'POST', '/create', { id: randomUUID(), title: `New ${turn}` }),
    },
  ]
}
