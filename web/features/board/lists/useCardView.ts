import { useSearchParams } from 'react-router'

const views = ['columns', 'list', 'archived'] as const

/** How the cards are shown. */
export type CardView = (typeof views)[number]

/** How the cards are shown and what narrows them; the address remembers both. */
export function useCardView() {
  const [params, setParams] = useSearchParams()
  const view: CardView = views.find((each) => each === params.get('cards')) ?? 'columns'

  function show(next: CardView) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 'columns') after.delete('cards')
        else after.set('cards', next)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return { view, show, search: params.get('q') ?? '' }
}
