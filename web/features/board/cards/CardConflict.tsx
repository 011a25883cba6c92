import { useQuery } from '@tanstack/react-query'
import { boardUiTexts, cardFieldLabels, priorityNames } from '#domain/board/texts.ts'
import type { CardField, CardFields } from '#domain/board/types.ts'
import { cardPriorities } from '#domain/board/types.ts'
import { ConflictDialog } from '#web/ui/overlays/ConflictDialog.tsx'
import { assigneesQuery } from './queries.ts'
import type { useCardEdit } from './useCardEdit.ts'

/** The fields of a card that two people wrote, for as long as nobody has chosen. */
export function CardConflict({ edit }: { edit: ReturnType<typeof useCardEdit> }) {
  const { data } = useQuery(assigneesQuery())

  function inWords(field: CardField, value: CardFields[CardField]): string {
    if (field === 'assignedTo') {
      const named = data?.people.find((person) => person.id === value)?.name
      return named ?? (value === null ? 'Unassigned' : 'Unknown')
    }
    if (value === null) return ''
    if (typeof value !== 'string') return value.join(', ')
    const priority = cardPriorities.find((each) => each === value)
    return field === 'priority' && priority ? priorityNames[priority] : value
  }

  return (
    <ConflictDialog
      title={boardUiTexts.conflictTitle}
      edit={edit}
      labels={cardFieldLabels}
      inWords={inWords}
    />
  )
}
