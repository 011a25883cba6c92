import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CardPicker } from './CardPicker.tsx'

/** A jump to one of the cards changed last. */
export function GoToCard({ from }: { from: string }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button icon={ArrowUpRight} onClick={() => setOpen(true)}>
        Go to card
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Go to card"
        description="The cards changed last come first."
      >
        <CardPicker onPick={(card) => navigate(paths.card(card.id), { state: { board: from } })} />
      </Dialog>
    </>
  )
}
