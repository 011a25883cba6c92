import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

type Way = { href: string; label: string }
type Props = {
  out?: string
  /** The same next step for everybody, in place of an account or the console. */
  action?: Way
  note?: string
  /** Another way in, for who wants no account yet. */
  other?: Way
}

/** The one orange button of a page: an account for who has none, the console for who has. */
export function StartActions({ out = 'Start free', action, note, other }: Props) {
  return (
    <>
      {action ? (
        <Button href={action.href} variant="hot" size="large" isBlock>
          {action.label}
        </Button>
      ) : (
        <>
          <span className="when-out">
            <Button href={paths.auth('sign-up')} variant="hot" size="large" isBlock>
              {out}
            </Button>
          </span>
          <span className="when-in">
            <Button href={paths.dashboard()} variant="hot" size="large" isBlock>
              Open the console
            </Button>
          </span>
        </>
      )}
      {other ? (
        <p className="mt-3">
          <Button href={other.href} size="large" isBlock>
            {other.label}
          </Button>
        </p>
      ) : null}
      {note ? <p className="mt-3 text-caption text-ink-2">{note}</p> : null}
    </>
  )
}
