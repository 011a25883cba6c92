import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MinutesLine } from '#contract/minutes.ts'
import { paths } from '#contract/paths.ts'
import { useCardLink } from '#web/lib/page/consoleLinks.ts'
import { makeCards } from './mutations.ts'

/** A line by its id is all that a card is made of. */
type Made = Pick<MinutesLine, 'id'>

/** Turns lines into cards, and says which of them are on their way. */
export function useMakeCard() {
  const navigate = useNavigate()
  const cardLink = useCardLink()
  // Made once per line, so that pressing twice is the same request.
  const [ids] = useState(() => new Map<string, string>())
  const idOf = (line: Made): string => {
    const id = ids.get(line.id) ?? crypto.randomUUID()
    ids.set(line.id, id)
    return id
  }
  const make = useMutation(
    makeCards({
      openCard: (id) => {
        const { to, state } = cardLink(id)
        navigate(to, { state })
      },
      openBoard: () => navigate(paths.dashboard('julboard')),
    }),
  )
  const busy = make.isPending ? make.variables.map(({ line }) => line) : []
  return {
    make: (lines: readonly Made[]) => make.mutate(lines.map((line) => ({ id: idOf(line), line }))),
    busy,
  }
}

export type CardMaking = ReturnType<typeof useMakeCard>
