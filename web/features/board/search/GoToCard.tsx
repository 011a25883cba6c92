import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { CardPicker } from './CardPicker.tsx'

type Props = { from: string; open: boolean; onOpenChange: (open: boolean) => void }

/** A jump to one of the cards changed last. */
export function GoToCard({ from, open, onOpenChange }: Props) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      initialFocus={input}
      onOpenChange={onOpenChange}
      title="Go to card"
      description="Recently changed first"
    >
      <CardPicker
        inputRef={input}
        onPick={(card) => navigate(paths.card(card.id), { state: { board: from } })}
      />
    </Dialog>
  )
}
