import { useRef } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { CardPicker } from '../search/CardPicker.tsx'

type Props = { title: string; description: string; onPick: (card: Card) => void; onClose: () => void }

/** Chooses a card of the own board to lead something else to (K95, K99). */
export function PickCard({ title, description, onPick, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog onClose={onClose} title={title} description={description} initialFocus={input}>
      <CardPicker onPick={onPick} inputRef={input} />
    </Dialog>
  )
}
