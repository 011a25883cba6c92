import { ArrowUpRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CardPicker } from './CardPicker.tsx'

/** A jump to one of the cards changed last. */
export function GoToCard({ from, isQuiet = false }: { from: string; isQuiet?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={ArrowUpRight} variant={isQuiet ? 'quiet' : 'line'} onClick={() => setOpen(true)}>
        <span className={isQuiet ? undefined : 'max-[1100px]:sr-only'}>Go to card</span>
      </Button>
      <Dialog
        open={isOpen}
        initialFocus={input}
        onOpenChange={setOpen}
        title="Go to card"
        description="The cards changed last come first."
      >
        <CardPicker
          inputRef={input}
          onPick={(card) => navigate(paths.card(card.id), { state: { board: from } })}
        />
      </Dialog>
    </>
  )
}
