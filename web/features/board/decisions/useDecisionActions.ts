import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Card } from '#contract/board/cards.ts'
import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import { inquiryRefusals, inquiryTexts } from '#domain/inquiries/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { toast } from '#web/lib/page/toast.ts'
import { boardKey } from '../queries.ts'

const refusals = new Map<string, string>(Object.entries(inquiryRefusals))

/** What a refused request says: the reason in our words, else what the server said. */
export function requestFailure(error: unknown): string {
  const { reason, message } = refusalOf(error)
  return refusals.get(reason) ?? message
}

/** Taking a decision, taking that back, raising one, and asking the advisor to look at it (T-102, T-103). */
export function useDecisionActions() {
  const queryClient = useQueryClient()
  const take = useMutation(orpc.board.decideCard.mutationOptions())
  const open = useMutation(orpc.board.reopenDecision.mutationOptions())
  const make = useMutation(orpc.board.createCard.mutationOptions())
  const ask = useMutation(orpc.inquiries.requestDecisionReview.mutationOptions())
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: boardKey() }),
      queryClient.invalidateQueries({ queryKey: orpc.inquiries.key() }),
    ])

  async function run(write: Promise<unknown>, done: () => void) {
    try {
      await write
      done()
    } catch (error) {
      toast.error(`${boardTexts.updateFailed}. ${refusalOf(error).message}`)
    }
    await refresh()
  }

  function decide(card: Pick<Card, 'id'>) {
    void run(take.mutateAsync({ id: card.id }), () =>
      toast.success(boardUiTexts.decided, {
        action: { label: boardUiTexts.undo, onPress: () => reopen(card) },
      }),
    )
  }

  function reopen({ id }: Pick<Card, 'id'>) {
    void run(open.mutateAsync({ id }), () => toast.success(boardUiTexts.reopened))
  }

  /** Throws what the server refuses; the dialog keeps the words. */
  async function raise(card: { id: string; title: string; description: string }) {
    await make.mutateAsync({ ...card, kind: 'decision' })
    await refresh()
  }

  /** Throws what the server refuses; the same id asked again is the same request. */
  async function submit(request: { id: string; cardId: string; body?: string }) {
    await ask.mutateAsync(request)
    toast.success(inquiryTexts.received)
    await refresh()
  }

  return { decide, reopen, raise, submit, isBusy: make.isPending || ask.isPending }
}
