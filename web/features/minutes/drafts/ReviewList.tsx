import { CheckCheck } from 'lucide-react'
import type { ReviewLine } from '#contract/minutes.ts'
import { decidable } from '#domain/minutes/rules/review.ts'
import type { Section } from '#domain/minutes/rules/reviewOrder.ts'
import { openOf } from '#domain/minutes/rules/reviewOrder.ts'
import { lineKindNames } from '#domain/minutes/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { FocusedLine } from './FocusedLine.tsx'
import { ReviewRow } from './ReviewRow.tsx'
import type { ReviewState } from './useReview.ts'

type Props = {
  review: ReviewState
  people: readonly string[]
  hasKeys: boolean
  onMoment: (line: ReviewLine) => void
}

const names: Readonly<Record<Section<ReviewLine>['name'], string>> = {
  drafted: 'Drafted',
  added: 'Added',
  maybe: 'Maybe',
  insights: 'Key insights',
  talk: 'As it was said',
  ...lineKindNames,
}

/** Everything to decide, from the surest to the least sure or as it was said. */
export function ReviewList({ review, people, hasKeys, onMoment }: Props) {
  const { sections, focused, selected } = review
  const isSelected = (line: ReviewLine) => selected.length > 1 && selected.some(({ id }) => id === line.id)
  return sections.map((section) => (
    <section key={section.name} aria-label={names[section.name]}>
      <header className="flex flex-wrap items-baseline gap-x-3 px-1 pt-5 pb-2.5">
        <h2
          className={classes(
            'text-[1.125rem] leading-[1.2]',
            section.name === 'maybe' ? 'font-[740] [font-stretch:76%]' : 'font-[620]',
          )}
        >
          {names[section.name]}
        </h2>
        <p className="text-caption text-ink-3 tnum">{note(section)}</p>
      </header>
      <ul className="rounded-panel border border-line bg-surface">
        {section.lines.map((line) =>
          line.id === focused?.id ? (
            <FocusedLine
              key={line.id}
              line={line}
              review={review}
              people={people}
              hasKeys={hasKeys}
              onMoment={onMoment}
            />
          ) : (
            <ReviewRow
              key={line.id}
              line={line}
              isSelected={isSelected(line)}
              isWritten={review.isWritten}
              onFocus={() => review.focusOn(line.id)}
              onUndo={() => {
                review.change(line, { state: stateBefore(line, review.isWritten) })
                review.focusOn(line.id)
              }}
            />
          ),
        )}
      </ul>
      <SectionFoot section={section} review={review} />
    </section>
  ))
}

/** A line of one's own is there or not; an offered one is open again. */
function stateBefore(line: ReviewLine, isWritten: boolean): ReviewLine['state'] {
  if (line.tier !== 'added' && !isWritten) return 'open'
  return line.state === 'dismissed' ? 'accepted' : 'dismissed'
}

function SectionFoot({ section, review }: { section: Section<ReviewLine>; review: ReviewState }) {
  const open = openOf(section.lines)
  const isTalk = section.name === 'talk'
  // The rest is everything open of this part, behind 'Show n more' too: whoever dismisses it has seen enough.
  const rest =
    isTalk || section.name === 'maybe' ? openOf(review.lines).filter((line) => line.tier === 'maybe') : []
  const isDrafted = section.name === 'drafted' || section.name === 'insights'
  const drafted = isDrafted ? open.filter((line) => line.tier === 'drafted') : []
  const sure = decidable(drafted, 'accepted')
  if (sure.length < 2 && rest.length === 0 && section.hidden === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-1 pt-2.5">
      {sure.length > 1 ? (
        <>
          <Button size="small" icon={CheckCheck} onClick={() => review.decideAll(sure, 'accepted')}>
            Accept all {sure.length} above
          </Button>
          <p className="text-caption text-ink-3 max-lg:hidden">Shift with J or K selects several</p>
        </>
      ) : null}
      {section.hidden > 0 ? (
        <Button
          size="small"
          variant="quiet"
          className="-ml-2.5"
          aria-keyshortcuts="M"
          data-show-more
          onClick={() => review.showAll()}
        >
          Show {section.hidden} more
        </Button>
      ) : null}
      {rest.length > 1 ? (
        <Button size="small" variant="quiet" onClick={() => review.decideAll(rest, 'dismissed')}>
          Dismiss the rest, {rest.length}
        </Button>
      ) : null}
    </div>
  )
}

function note(section: Section<ReviewLine>): string {
  const left = openOf(section.lines).length + section.hidden
  const all = section.lines.length + section.hidden
  if (section.name === 'maybe' || section.name === 'insights')
    return `${left} left. Nothing here is sent unless you accept it.`
  if (section.name === 'added') return 'By you.'
  // Written by hand: nothing of it was offered.
  if (left === 0 && section.name !== 'drafted' && section.name !== 'talk') return String(all)
  return `${left} of ${all} left`
}
