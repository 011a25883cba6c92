import { Link2, Plus } from 'lucide-react'
import type { Question } from '../../content/text/question.ts'

type Props = {
  questions: readonly Question[]
  /** Where people come for one answer and pass it on. */
  areLinked?: boolean
}

/** Questions that open on a press; every answer has an address of its own, which opens it. */
export function Questions({ questions, areLinked = false }: Props) {
  return (
    <div className="border-t-[1.5px] border-ink">
      {questions.map((each) => (
        <details key={each.id} className="group border-b border-line-strong">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-3.5 text-[1.0625rem] font-semibold [&::-webkit-details-marker]:hidden">
            {each.question}
            <Plus size={20} aria-hidden="true" className="transition-transform group-open:rotate-45" />
          </summary>
          {/* A browser opens what it is led into, not what it is led to. */}
          <div id={each.id} className="max-w-[42em] scroll-mt-36 pb-6 text-ink-2">
            <p>{each.text}</p>
            {areLinked && (
              <a
                href={`#${each.id}`}
                data-find-skip=""
                className="mt-3 inline-flex min-h-6 items-center gap-1.5 text-body-s font-semibold text-ink underline underline-offset-4"
              >
                <Link2 size={14} aria-hidden="true" />
                <span>
                  Link to this answer<span className="sr-only">: {each.question}</span>
                </span>
              </a>
            )}
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
