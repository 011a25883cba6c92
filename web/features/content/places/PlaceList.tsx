import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useEffect } from 'react'
import type { FoundPlace } from '#contract/content.ts'
import { paths } from '#contract/paths.ts'
import { columnNames } from '#domain/board/texts.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { quickPlaces } from '#domain/content/rules/navigation.ts'
import { matchesPlace } from '#domain/content/rules/quickNavigation.ts'
import { siteUiTexts } from '#domain/content/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useCardLink, useSessionLink } from '#web/lib/page/consoleLinks.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { dayText } from '#web/lib/time/whenText.ts'
import { classes } from '#web/ui/classes.ts'
import type { ConsolePlace, Found } from './types.ts'

type Props = {
  id: string
  words: string
  screens: readonly ConsolePlace[]
  at: number
  onPoint: (at: number) => void
  onGo: (place: Found) => void
  /** What the keys of the box choose from. */
  found: RefObject<readonly Found[]>
  /** The box was left by Enter while there was nothing to choose from yet. */
  goesToFirst: RefObject<boolean>
}

const restMs = 180
const fewest = 2

/** Screens and pages by name, then what the server finds by the same words. */
export function PlaceList({ id, words, screens, at, onPoint, onGo, found, goesToFirst }: Props) {
  const settled = useDebounced(words.trim(), restMs)
  const { data, isError, isPaused, isPlaceholderData } = useQuery({
    ...orpc.content.findPlaces.queryOptions({ input: { words: settled } }),
    enabled: settled.length >= fewest,
    placeholderData: keepPreviousData,
  })
  const isAsked = words.trim().length >= fewest
  const isSettled = settled === words.trim()
  const hasFailed = isAsked && isSettled && (isError || isPaused)
  const isFresh = isSettled && !isPlaceholderData && data !== undefined
  const isOut = isAsked && !isFresh && !hasFailed
  const toFound = useFoundPlaces()
  const known: Found[] = [
    ...screens.map(({ label, to }) => ({ key: to, label, to })),
    ...quickPlaces.map(({ label, path }) => ({
      key: path,
      label: path === paths.home() ? siteUiTexts.publicSite : label,
      to: path,
      isDocument: !path.startsWith(paths.dashboard()) && !path.startsWith(paths.vip()),
    })),
  ]
  const named = known.filter(
    (place, index) =>
      matchesPlace(place.label, words) && known.findIndex(({ to }) => to === place.to) === index,
  )
  // What older words found stays while the answer is out, where it is what is looked for now.
  const stored = (data?.places ?? []).filter(({ label }) => isFresh || matchesPlace(label, words))
  const places = [...named, ...(isAsked ? stored.map(toFound) : [])]
  found.current = places
  const first = places[0]
  useEffect(() => {
    if (first && isFresh && goesToFirst.current) onGo(first)
  })

  if (places.length === 0) {
    return (
      <p role="status" className="px-2.5 py-2 text-body-s text-ink-2">
        {hasFailed ? siteUiTexts.searchFailed : isOut ? siteUiTexts.searching : siteUiTexts.nothingFound}
      </p>
    )
  }
  return (
    <div id={id} role="listbox" aria-label="Places" className="max-h-[70dvh] overflow-y-auto">
      {places.map((place, index) => (
        <div
          key={place.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerMove={() => onPoint(index)}
          // The box keeps the focus until the press is over.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onGo(place)}
          onKeyDown={(event) => event.key === 'Enter' && onGo(place)}
          className={classes(
            'flex min-h-9 cursor-pointer items-center gap-3 rounded-chip px-2.5 text-body-s pointer-coarse:min-h-12',
            index === at && 'bg-sunken dark:bg-well',
          )}
        >
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {place.label}
          </span>
          {place.note ? (
            <span className="max-w-[45%] truncate text-caption text-ink-3">{place.note}</span>
          ) : null}
        </div>
      ))}
    </div>
  )
}

/** What was found, in words, and where this console shows it. */
function useFoundPlaces() {
  const cardLink = useCardLink()
  const sessionTo = useSessionLink()
  const me = useMe()
  return ({ kind, id, label, note }: FoundPlace): Found => {
    if (kind === 'member') return { key: id, label, to: paths.vipMember(id), note: note || 'Member' }
    if (kind === 'card') {
      const status = cardStatuses.find((each) => each === note)
      return { key: id, label, to: cardLink(id).to, note: status ? columnNames[status] : '' }
    }
    const isAtWork = me.isStaff && window.location.pathname.startsWith(paths.vip())
    return {
      key: id,
      label,
      to: isAtWork ? paths.vipSession(id) : sessionTo(id),
      note: `Session, ${dayText(note, me.profile.timeZone)}`,
    }
  }
}
