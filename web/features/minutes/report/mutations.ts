import type { MinutesLine } from '#contract/minutes.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { minutesFailure } from '#web/features/minutes/queries.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'

/** The approved minutes are on screen; nobody is told, and a failure is made up for when they are opened next. */
export const openMinutes = () =>
  mutation(orpc.minutes.openMinutes.mutationOptions(), {
    refresh: [orpc.minutes.listApprovedMinutes.key()],
  })

type Wanted = { id: string; line: Pick<MinutesLine, 'id'> }
type Places = { openCard: (id: string) => void; openBoard: () => void }

/** Turns lines into cards, one call each: a line makes one card at most, so trying again doubles nothing (4.12.12). */
export const makeCards = ({ openCard, openBoard }: Places) =>
  mutation(
    {
      mutationFn: async (wanted: readonly Wanted[]) => {
        const made: string[] = []
        for (const { id, line } of wanted) {
          const { card } = await api.board.makeCardFromLine({ id, lineId: line.id })
          made.push(card.id)
        }
        return made
      },
    },
    {
      success: (made) => {
        const [only] = made
        return only && made.length === 1
          ? { text: boardUiTexts.cardMade, action: { label: 'Open card', onPress: () => openCard(only) } }
          : { text: `${made.length} cards created`, action: { label: 'Open board', onPress: openBoard } }
      },
      failure: (error) => minutesFailure(error, "Couldn't create the card."),
      refresh: [orpc.minutes.key(), orpc.board.key()],
      waits: true,
    },
  )
