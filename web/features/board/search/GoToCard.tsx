import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useCardLink } from '#web/lib/page/consoleLinks.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { CardPicker } from './CardPicker.tsx'

type Props = { open: boolean; onClose: () => void }

/** A jump to one of the cards changed last. */
export function GoToCard({ open, onClose }: Props) {
  const navigate = useNavigate()
  const cardLink = useCardLink()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      initialFocus={input}
      onClose={onClose}
      title="Go to card"
      description="Recently changed first"
    >
      <CardPicker
        inputRef={input}
        onPick={(card) => {
          const { to, state } = cardLink(card.id)
          onClose()
          navigate(to, { state })
        }}
      />
    </Dialog>
  )
}
