import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MinutesLine } from '#contract/minutes.ts'
import { paths } from '#contract/paths.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { api, orpc } from '#web/lib/api.ts'
import { toast } from '#web/lib/toast.ts'
import { minutesFailure } from '../queries.ts'

/** Turns lines into cards, one call each: a line makes one card at most, so trying again doubles nothing (4.12.12). */
export function useMakeCard() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // Made once per line, so that pressing twice is the same request.
  const [ids] = useState(() => new Map<string, string>())

  const make = useMutation({
    mutationFn: async (lines: readonly MinutesLine[]) => {
      const made: string[] = []
      for (const line of lines) {
        const id = ids.get(line.id) ?? crypto.randomUUID()
        ids.set(line.id, id)
        const { card } = await api.board.makeCardFromLine({ id, lineId: line.id })
        made.push(card.id)
      }
      return made
    },
    onSuccess: (made) => {
      const [only] = made
      if (only && made.length === 1) {
        toast.success(boardUiTexts.cardMade, {
          action: { label: 'Open card', onPress: () => navigate(paths.card(only)) },
        })
      } else {
        toast.success(`${made.length} cards created`, {
          action: { label: 'Open board', onPress: () => navigate(paths.dashboard('julboard')) },
        })
      }
    },
    onError: (error) => toast.error(minutesFailure(error, "Couldn't create the card.")),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orpc.minutes.key() }),
        queryClient.invalidateQueries({ queryKey: orpc.board.key() }),
      ]),
  })
  const busy = make.isPending ? (make.variables ?? []) : []
  return { make: (lines: readonly MinutesLine[]) => make.mutate(lines), busy }
}

export type CardMaking = ReturnType<typeof useMakeCard>
