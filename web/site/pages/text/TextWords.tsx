import { Fragment } from 'react'
import { supportEmail } from '#web/lib/page/siteNames.ts'

const parts = /(\[[^\]]+\]\(\/[^)]*\)|\{support\})/

/** The words of a text with their links. */
export function TextWords({ words }: { words: string }) {
  return words.split(parts).map((part, at) => {
    const [, label, path] = part.match(/^\[([^\]]+)\]\((\/[^)]*)\)$/) ?? []
    // biome-ignore lint/suspicious/noArrayIndexKey: safe because the parts of a text never move
    if (!label && part !== '{support}') return <Fragment key={at}>{part}</Fragment>
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: safe because the parts of a text never move
        key={at}
        href={label ? path : `mailto:${supportEmail}`}
        className="underline underline-offset-4"
      >
        {label ?? supportEmail}
      </a>
    )
  })
}
