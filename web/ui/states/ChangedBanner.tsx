import { UsersRound } from 'lucide-react'
import { boardUiTexts } from '#domain/board/texts.ts'
import { Banner } from './Banner.tsx'

type Props = { title?: string; className?: string }

/** Said while somebody writes: the row is no longer what they began with, and their words are safe. */
export function ChangedBanner({ title = boardUiTexts.conflictTitle, className }: Props) {
  return (
    <Banner tone="warning" role="status" icon={UsersRound} title={`${title}.`} className={className}>
      Your changes are kept. Saving merges what doesn't conflict and asks about the rest.
    </Banner>
  )
}
