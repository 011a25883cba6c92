import type { Call } from './contractCalls.ts'
import type { Area, CallRow } from './law.ts'
import type { RowKind } from './rowKinds.ts'
import { rowKinds } from './rowKinds.ts'
import { emptyWhereHidden } from './scenes.ts'

const areas: Readonly<Record<string, Area>> = {
  board: 'board',
  sessions: 'sessions',
  consent: 'sessions',
  minutes: 'sessions',
  recordings: 'sessions',
}
/** Which staff see the rows of a call, where its row does not say. */
export const areaOf = (call: Call, row: CallRow): Area => row.area ?? areas[call.feature] ?? 'directory'

/** The row that a call names by its id: its noun, put away before it is restored. */
function kindOf(name: string): RowKind | undefined {
  const [, verb, Noun = ''] = /^([a-z]+)(.*)$/.exec(name) ?? []
  const kind = verb === 'restore' ? `archived${Noun}` : Noun.charAt(0).toLowerCase() + Noun.slice(1)
  return rowKinds.find((each) => each === kind)
}

/**
 * What the contract says by itself of a call that takes nothing but ids: nothing, one row by its id, one person, or whose
 * list it is; null where an input has more to it. `of` is which of somebody's rows it names, where it is not the noun's own.
 */
export function derivedRow({ name, meta, input }: Call, of?: RowKind): CallRow | null {
  if (!input) return {}
  const { required = [], properties = {} } = input as { required?: string[]; properties?: object } // safe because z.toJSONSchema writes objects
  const refs = meta.refs ?? []
  const [field = '', ...more] = required
  if (!field) {
    if (refs.length === 0) return { input: () => ({}) }
    const isList = refs.length === 1 && refs[0] === 'memberId' && 'memberId' in properties
    return isList ? { input: ({ userId }) => ({ memberId: userId }), expects: emptyWhereHidden } : null
  }
  const kind = of ?? (field === 'userId' ? field : kindOf(name))
  if (more.length > 0 || refs[0] !== field || !kind) return null
  return { input: (target) => ({ [field]: target[kind] }) }
}
