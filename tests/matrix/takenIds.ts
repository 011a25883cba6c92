import { randomUUID } from 'node:crypto'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { listForms } from '#domain/newsletter/rules.ts'
import { askDeletionForm } from '#domain/privacy/rules/deletions.ts'
import { signPage } from '#server/platform/http/site/formPage.ts'
import { linkToken } from './bookingRows.ts'
import type { ActorName, Name } from './cast.ts'
import type { Call } from './contractCalls.ts'
import { contractCalls } from './contractCalls.ts'
import { rowOf } from './expected.ts'
import type { Ids } from './law.ts'
import type { Answer } from './matrixApp.ts'
import { idsOf } from './permissionCases.ts'
import type { Stage } from './stage.ts'

type Input = Record<string, unknown>
type Make = (own: Ids, foreign: Ids, id: string) => Input
/** Somebody who makes something by a call, with whose rows; a second one gives different words or times. */
export type Maker = { actor: ActorName; owner: Name; input(stage: Stage, id: string): Input }

/** What the rows of the matrix cannot make: how it can, and what has to stand for it. */
type Prepared = {
  actors?: readonly ActorName[]
  change?: string
  input?(sender: Sender, given: Input): Input
}
type Sender = { name: ActorName; turn: number; world: Stage['world'] }

const minuteAgo = () => new Date(Date.now() - 60_000)
const prepared: Readonly<Record<string, Prepared>> = {
  'inquiries.requestUpgrade': { actors: ['free', 'freeOther'] },
  'inquiries.sendMessage': {
    input: (_sender, given) => ({ ...given, page: signPage(inboxForms.contact.name, minuteAgo()) }),
  },
  'privacy.askDeletion': {
    input: (_sender, given) => ({ ...given, page: signPage(askDeletionForm.name, minuteAgo()) }),
  },
  'newsletter.joinList': {
    input: (_sender, given) => ({ ...given, page: signPage(listForms.console.name, minuteAgo()) }),
  },
  'booking.holdSlot': {
    change: `update availability set is_open = true, hours =
      (select jsonb_agg(jsonb_build_object('weekday', day, 'from', '00:00', 'until', '24:00')) from generate_series(1, 7) day)`,
    input: ({ turn, world }, given) => ({
      ...given,
      advisorId: world.people.advisor.id,
      startAt: new Date(
        Math.ceil(Date.now() / 86_400_000 + 3) * 86_400_000 + (9 + 4 * turn) * 3_600_000,
      ).toISOString(),
    }),
  },
  'booking.claimBookingLink': {
    change: 'update booking_links set for_email = null',
    input: ({ name }, given) => ({ ...given, token: linkToken(name) }),
  },
  'minutes.checkDrive': {
    change: `insert into drive_connections (id, status) values ('company', 'ready') on conflict do nothing`,
  },
}

const probe: Ids = new Proxy({} as Ids, { get: (_all, kind) => `the ${String(kind)}` }) // safe because every kind is read as a text

/** The inputs that the matrix has for a call, of those in which the sender makes an id. */
function makesOf(call: Call): Make[] {
  const { input, also = [], refs = {} } = rowOf(call) ?? {}
  const makes: Make[] = [
    ...(input ? [(own: Ids, _foreign: Ids, id: string) => input(own, id)] : []),
    ...also.map(
      (each): Make =>
        (own, _foreign, id) =>
          each.input(own, id),
    ),
    ...Object.values(refs).map(
      (each): Make =>
        (own, foreign, id) =>
          each.input(own, foreign, id),
    ),
  ]
  const fresh = randomUUID()
  return makes.filter((make) => isMade(call, make(probe, probe, fresh), fresh))
}

/** Whether the id stands in a field of ids that names nothing which is there. */
function isMade({ meta, name }: Call, input: Input, fresh: string): boolean {
  // By these words the server is asked for something it has made, and the matrix asks for what is not there.
  if (/^(get|list|listen|play|edit|move|confirm|undo|dismiss|retry)/.test(name)) return false
  return Object.entries(input).some(
    ([field, value]) =>
      /^(id|ids|\w+Id)$/.test(field) &&
      !meta.refs?.includes(field) &&
      (value === fresh || (Array.isArray(value) && value.includes(fresh))),
  )
}

/** Every call whose sender makes the id of what is to be. */
export const makingCalls = contractCalls.filter((call) => makesOf(call).length > 0)

const owners = ['desktopProOther', 'desktopPro'] as const

/** Everybody who may try, each with rows of their own or, for staff, of somebody. */
export function makersOf(call: Call): Maker[] {
  const { actors, input: over } = prepared[call.id] ?? {}
  const senders: readonly { actor: ActorName; owner: Name }[] =
    call.meta.access === 'anyone'
      ? owners.map((owner) => ({ actor: 'visitor', owner }))
      : call.meta.access === 'member'
        ? (actors ?? owners).map((actor) => ({ actor, owner: actor as Name })) // safe because no visitor is among them
        : (['manager', 'admin', 'staffAssigned'] as const).flatMap((actor) =>
            owners.map((owner) => ({ actor, owner })),
          )
  return makesOf(call).flatMap((make) =>
    senders.flatMap(({ actor, owner }) =>
      ([owner, 'staffUnassigned'] as const).map((foreign) => ({
        actor,
        owner,
        input: ({ world }: Stage, id: string) => {
          const given = make(idsOf(world, { owner }), idsOf(world, { owner: foreign }), id)
          const turn = owner.endsWith('Other') ? 0 : 1
          return over ? over({ name: actor, turn, world }, given) : given
        },
      })),
    ),
  )
}

/** Puts in place what nobody of the cast has. */
export async function prepareRows(stage: Stage): Promise<void> {
  for (const { change } of Object.values(prepared)) if (change) await stage.change(change)
}

export const askFor = async (stage: Stage, call: Call, { actor }: Maker, input: Input): Promise<Answer> =>
  await stage.server.ask('rpc', call, input, stage.tokenFor(actor, contractCalls.indexOf(call)))

/** The same input with another of the sender's own rows in the place of each one that it names. */
export function elsewhere(stage: Stage, { meta }: Call, { owner }: Maker, input: Input): Input[] {
  const own = Object.values(idsOf(stage.world, { owner }))
  return (meta.refs ?? [])
    .filter((field) => own.includes(String(input[field])))
    .flatMap((field) => own.filter((id) => id !== input[field]).map((id) => ({ ...input, [field]: id })))
}
