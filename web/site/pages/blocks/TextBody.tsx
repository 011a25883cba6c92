import type { TextBlock } from '#domain/content/rules/textBody.ts'
import { companyBlock } from '#domain/content/rules/textBody.ts'
import { CompanyDetails } from './CompanyDetails.tsx'
import { TextTable } from './TextTable.tsx'
import { TextWords } from './TextWords.tsx'

/** The paragraphs, lists and tables of a part of a text. */
export function TextBody({ body }: { body: readonly TextBlock[] }) {
  return body.map((block) => <Block key={JSON.stringify(block)} block={block} />)
}

function Block({ block }: { block: TextBlock }) {
  if (block === companyBlock)
    return (
      <div className="font-sans text-body-s">
        <CompanyDetails />
      </div>
    )
  if (typeof block === 'string') {
    return (
      <p>
        <TextWords words={block} />
      </p>
    )
  }
  if ('head' in block) return <TextTable head={block.head} rows={block.rows} />
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {block.list.map((item) => (
        <li key={item}>
          <TextWords words={item} />
        </li>
      ))}
    </ul>
  )
}
