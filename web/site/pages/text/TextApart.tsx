import { readApart } from '#domain/content/rules/textBody.ts'
import { TextWords } from './TextWords.tsx'

type Props = { words: string; hasMargin: boolean }

/** Words that are set apart from the text around them: a formula, a note or a sentence to remember. */
export function TextApart({ words, hasMargin }: Props) {
  const apart = readApart(words)
  if ('formula' in apart) return <Formula {...apart.formula} />
  if ('note' in apart) {
    return (
      <aside
        className={`self-center border-l border-line-strong pl-5 font-sans text-caption text-ink-2 ${hasMargin ? 'xl:col-start-2' : ''}`}
      >
        <TextWords words={apart.note} />
      </aside>
    )
  }
  return (
    <p
      className={`my-5 flex gap-4 read-l text-[clamp(1.5rem,1rem+1.8vw,2.25rem)] ${hasMargin ? 'xl:col-span-2' : ''}`}
    >
      <i aria-hidden="true" className="mt-3 size-3 shrink-0 bg-heat" />
      <span className="max-w-[24em]">
        <TextWords words={apart.sentence} />
      </span>
    </p>
  )
}

/** A name and what it is divided from, as one writes it by hand; who listens hears the line between the two as words. */
function Formula({ name, above, below }: { name: string; above: string; below: string }) {
  return (
    <p className="title-m col-start-1 mt-2 flex flex-wrap items-center gap-x-6 gap-y-3 border-y-[1.5px] border-ink py-6 font-sans">
      <span>{name}</span>
      <span className="text-ink-3">=</span>
      <span className="grid flex-1 text-center">
        <span className="border-b-[1.5px] border-ink pb-2">{above}</span>
        <span className="sr-only"> divided by </span>
        <span className="pt-2">{below}</span>
      </span>
    </p>
  )
}
