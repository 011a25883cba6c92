import { readerTexts } from '#domain/newsletter/texts.ts'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'

/** A place that the server puts a part of an issue into (server/newsletter/issues/issuePages.ts). */
export const part = (name: string) => ({ 'data-issue': name })

/** What is there while there is an issue, or while there is none. */
export const shownWith = (which: 'one' | 'none') => ({ 'data-issue-is': which, hidden: which === 'one' })

// The words come as plain markup, so how each looks is said here.
const words =
  'font-serif text-[1.1875rem] leading-normal grid gap-4 [&_:is(h2,h4)]:mt-2 [&_:is(h2,h4)]:font-sans [&_:is(h2,h4)]:text-[1.0625rem] [&_:is(h2,h4)]:leading-snug [&_:is(h2,h4)]:font-semibold [&_ul]:grid [&_ul]:gap-2 [&_ul]:border-y [&_ul]:border-line-strong [&_ul]:py-4 [&_ul]:font-sans [&_ul]:text-body [&_ul]:list-[square] [&_li]:ms-5 [&_blockquote]:border-s-2 [&_blockquote]:border-line-strong [&_blockquote]:ps-4 [&_a]:underline [&_a]:underline-offset-4 [overflow-wrap:anywhere]'

/** An issue as its readers get it: who it is from, its words, its foot (K15). */
export function IssueCard({ isPage = false }: { isPage?: boolean }) {
  const Title = isPage ? 'h1' : 'h3'
  return (
    <article className="rounded-[4px] border border-line-strong bg-surface shadow-rest max-md:-mx-2">
      <p className="grid gap-0.5 border-b border-line px-10 py-4 text-caption text-ink-2 max-md:px-5">
        <span className="font-semibold text-ink [overflow-wrap:anywhere]" {...part('from')} />
        <span dir="auto" {...part('title')} />
      </p>
      <div className="px-10 pt-11 pb-10 max-md:px-5 max-md:py-7">
        <p className="flex items-center justify-between gap-4 text-caption text-ink-3">
          <Wordmark className="h-5 text-ink" />
          <span className="tnum" {...part('day')} />
        </p>
        <Title
          dir="auto"
          className="mt-9 mb-6 font-serif text-[2.625rem] leading-[1.1] font-[440] tracking-[-.02em] max-md:mt-6 max-md:text-[2rem]"
          {...part('subject')}
        />
        <div className={words} {...part('body')} />
        <p className="mt-6 text-body-s text-ink-2">{readerTexts.answer}</p>
      </div>
      <p className="border-t border-line bg-sunken px-10 py-5 text-caption text-ink-2 max-md:px-5">
        Every issue ends with a link that changes its topics, pauses it for thirty days or stops it.
      </p>
    </article>
  )
}
