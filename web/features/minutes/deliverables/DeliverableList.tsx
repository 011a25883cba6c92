import { minutesTexts } from '#domain/minutes/texts.ts'
import { dayIn } from '#domain/zones.ts'
import { useSessionLink } from '#web/lib/page/consoleLinks.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import type { Deliverable } from '../queries.ts'
import { dayText } from '../queries.ts'

type Props = { items: readonly Deliverable[]; zone: string; onOpen: (sessionId: string) => void }

/** Approved minutes, each with what it was about and what is to be done. */
export function DeliverableList({ items, zone, onOpen }: Props) {
  const sessionTo = useSessionLink()
  return (
    <ul className="hairlines">
      {items.map((item) => (
        <li key={item.sessionId} className="relative px-4 py-3.5 hover:bg-bg md:px-5 dark:hover:bg-raised">
          <h3 className="text-body-s font-semibold">
            <button
              type="button"
              onClick={() => onOpen(item.sessionId)}
              className="text-left after:absolute after:inset-0"
            >
              {item.title}
            </button>
          </h3>
          <p className="mt-px text-caption text-ink-3 tnum">
            {dayText(dayIn(new Date(item.startAt), zone))}, {item.durationMinutes} minutes
          </p>
          <Few heading="Key topics" texts={item.topics} />
          <Few heading="Actions" texts={item.actions} />
          {item.hasRecording ? (
            // Above the button that covers the row.
            <p className="relative mt-2 w-fit text-caption">
              <TextLink to={sessionTo(item.sessionId, 0)}>
                {minutesTexts.recording}
                <span className="sr-only">, {item.title}</span>
              </TextLink>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Few({ heading, texts }: { heading: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div className="mt-2">
      <p className="text-micro font-[560] text-ink-3">{heading}</p>
      <ul className="mt-0.5 grid gap-1">
        {texts.map((text) => (
          <li
            key={text}
            className="relative pl-3.5 text-caption leading-[1.4] text-ink-2 before:absolute before:top-[.45em] before:left-0 before:size-[5px] before:bg-ink"
          >
            <span className="line-clamp-2">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Before the first approved minutes. */
export function NoDeliverables() {
  return <Empty title={minutesTexts.empty}>{minutesTexts.emptyHint}</Empty>
}
