import { Plus } from 'lucide-react'
import type { Question } from '../../content/text/question.ts'

/** Questions that open on a press; every answer has an address of its own. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-t-[1.5px] border-ink">
      {questions.map((each) => (
        <details key={each.id} id={each.id} className="group scroll-mt-20 border-b border-line-strong">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-3.5 text-[1.0625rem] font-semibold [&::-webkit-details-marker]:hidden">
            {each.question}
            <Plus size={20} aria-hidden="true" className="transition-transform group-open:rotate-45" />
          </summary>
          <div className="max-w-[42em] pb-6 text-ink-2">
            <p>{each.text}</p>
          </div>
        </details>
      ))}
    </div>
  )
}

/** The same questions as structured data (schema.org FAQPage). */
export function questionData(questions: readonly Question[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map((each) => ({
      '@type': 'Question',
      name: each.question,
      acceptedAnswer: { '@type': 'Answer', text: each.text },
    })),
  }
}
