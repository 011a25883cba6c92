import { UsersRound } from 'lucide-react'
import { boardHouseTexts } from '#domain/board/texts.ts'
import { Banner } from '#web/ui/Banner.tsx'

/** Said while somebody writes: the card is no longer what they began with, and their words are safe. */
export function ChangedBanner({ className }: { className?: string }) {
  return (
    <Banner
      tone="warning"
      role="status"
      icon={UsersRound}
      title={`${boardHouseTexts.conflictTitle}.`}
      className={className}
    >
      Your text is kept. Saving takes in what does not touch it and asks about the rest.
    </Banner>
  )
}
