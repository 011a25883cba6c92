import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

type Props = {
  out?: string
  note?: string
  /** Another way in, for who wants no account yet. */
  other?: { href: string; label: string }
}

/** The one orange button of a page: an account for who has none, the console for who has. */
export function StartActions({ out = 'Start free', note, other }: Props) {
  return (
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
      {other ? (
        <p className="mt-3">
          <Button href={other.href} size="large" isBlock>
            {other.label}
          </Button>
        </p>
      ) : null}
      {note ? <p className="mt-3 text-caption text-pretty text-ink-2">{note}</p> : null}
    </>
  )
}
