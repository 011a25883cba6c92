import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { bookStrategy, EndBand } from '../blocks/EndBand.tsx'

/** The end of a page: the first sentence of a request, which the address carries to its form, so that it needs no script. */
export function QuestionBand() {
  return (
    <EndBand title="Write the question down.">
      <form
        action={inboxForms.advisory.path}
        acceptCharset="utf-8"
        data-theme="light"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 text-ink"
      >
        <input type="hidden" name="service" value="session" />
        <label htmlFor="question" className="font-semibold">
          Your question, in one sentence
        </label>
        <textarea
          id="question"
          name="message"
          rows={3}
          required={true}
          maxLength={500}
          placeholder="Do we take the big customer, or stay small and profitable for another year?"
          className="read block resize-none rounded-control border-[1.5px] border-ink bg-surface px-4 py-3 placeholder:text-ink-3"
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-md:[&>button]:w-full">
          <Button type="submit" variant="solid" size="large">
            Ask this question
          </Button>
          <p className="max-w-[24em] text-body-s">
            Nothing is stored yet: the next page asks who you are. Or{' '}
            <a href={bookStrategy.href} className="font-semibold underline underline-offset-4">
              book a strategy session
            </a>
            .
          </p>
        </div>
      </form>
    </EndBand>
  )
}
