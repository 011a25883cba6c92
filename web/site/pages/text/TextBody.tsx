import type { TextBlock } from '#domain/content/rules/textBody.ts'
import { companyBlock } from '#domain/content/rules/textBody.ts'
import { CompanyDetails } from '../blocks/CompanyDetails.tsx'
import { TextApart } from './TextApart.tsx'
import { TextCurve } from './TextCurve.tsx'
import { TextTable } from './TextTable.tsx'
import { TextWords } from './TextWords.tsx'

type Props = {
  body: readonly TextBlock[]
  /** The text is narrower than its place, and notes stand next to it where there is room. */
  hasMargin?: boolean
}

/** What stands under a heading of a text: paragraphs, lists, tables with their curves, and words that are set apart. */
export function TextBody({ body, hasMargin = false }: Props) {
  return (
    <div
      className={`read mt-3 grid gap-4 ${hasMargin ? 'gap-x-12 xl:grid-cols-[minmax(0,40rem)_minmax(11rem,1fr)]' : ''}`}
    >
      {body.map((block) => (
        <Block key={JSON.stringify(block)} block={block} hasMargin={hasMargin} />
      ))}
    </div>
  )
}

function Block({ block, hasMargin }: { block: TextBlock; hasMargin: boolean }) {
  if (block === companyBlock)
    return (
      <div className="col-start-1 font-sans text-body-s">
        <CompanyDetails />
      </div>
    )
  if (typeof block === 'string') {
    return (
      <p className="col-start-1">
        <TextWords words={block} />
      </p>
    )
  }
  if ('apart' in block) return <TextApart words={block.apart} hasMargin={hasMargin} />
  if ('head' in block) {
    const { head, rows, curve } = block
    if (curve) return <TextCurve head={head} rows={rows} curve={curve} hasMargin={hasMargin} />
    return (
      <div className="col-start-1">
        <TextTable head={head} rows={rows} />
      </div>
    )
  }
  return (
    <ul className="col-start-1 grid list-disc gap-2 pl-5">
      {block.list.map((item) => (
        <li key={item}>
          <TextWords words={item} />
        </li>
      ))}
    </ul>
  )
}
