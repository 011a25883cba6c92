import type { AuditEvent } from '#contract/audit.ts'

const actors = { visitor: 'A visitor', jobs: 'System', member: 'Unknown', staff: 'Unknown' } as const

/** Who did it; people who are gone have no name any more. */
export const whoOf = (event: Pick<AuditEvent, 'actorKind' | 'actorName'>): string =>
  event.actorName ?? actors[event.actorKind]

/** On what: 'Card 0f8fad5b, Mia Member', what more there is to say: 'Given: admin, Mia Member', or why and how often a call was refused. */
export function subjectOf(
  event: Pick<AuditEvent, 'outcome' | 'subjectType' | 'subjectId' | 'memberName' | 'count' | 'note'>,
): string {
  if (event.outcome === 'refused') {
    const times = event.count > 1 ? `, ${event.count.toLocaleString('en-GB')} times` : ''
    return `${capital(event.subjectId)}${times}`
  }
  const id = /^[0-9a-f]{8}-/.test(event.subjectId) ? event.subjectId.slice(0, 8) : event.subjectId
  const whose = event.memberName ? `, ${event.memberName}` : ''
  if (event.note) return `${event.note}${whose}`
  return `${capital(event.subjectType)} ${id}${whose}`
}

/** Where it came from: the network and the browser; nothing for the system itself and where it was erased. */
export const fromOf = ({ network, device }: Pick<AuditEvent, 'network' | 'device'>): string =>
  [network, device].filter((each) => each !== null && each !== 'unknown').join(', ')

function capital(word: string): string {
  const words = word.replace(/_/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
