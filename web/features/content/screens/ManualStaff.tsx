import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ManualChapter } from '#contract/content.ts'
import { manualTexts, publicSummary } from '#domain/content/texts/manual.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { manualQuery } from '../queries.ts'

/** How the firm works with this product, for whoever works here (T-020). */
export function ManualStaff() {
  const { data, isError, refetch, isFetching } = useQuery(manualQuery())
  const { hash } = useLocation()
  const isThere = data !== undefined
  // The part that an address names is drawn after the browser looked for it.
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isThere, hash])
  if (!data)
    return (
      <>
        <PageTitle title={manualTexts.title} />
        <Panel as="div">
          <PanelBody>
            {isError ? (
              <SectionError onRetry={() => void refetch()} isRetrying={isFetching}>
                {manualTexts.failed}
              </SectionError>
            ) : (
              <Loading label="Loading the manual">
                <SkeletonLines lines={12} />
              </Loading>
            )}
          </PanelBody>
        </Panel>
      </>
    )
  const day = sayDay(data.day, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <>
      <PageTitle title={manualTexts.title} lead={manualTexts.lead(day)}>
        <TextLink href={`/company-manual?${publicSummary}`}>{manualTexts.summary}</TextLink>
      </PageTitle>
      <div className="grid items-start gap-4 min-[1101px]:grid-cols-[240px_minmax(0,1fr)]">
        <nav
          aria-label={manualTexts.chapters}
          className="min-[1101px]:sticky min-[1101px]:top-20 max-[1101px]:columns-2 max-[560px]:columns-1"
        >
          <ol>
            {data.chapters.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 items-center text-body-s font-[540] underline-offset-4 hover:underline pointer-coarse:min-h-11"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid gap-4">
          {data.chapters.map((chapter) => (
            <Chapter key={chapter.id} chapter={chapter} />
          ))}
        </div>
      </div>
    </>
  )
}

function Chapter({ chapter: { id, title, lead, parts } }: { chapter: ManualChapter }) {
  return (
    <Panel id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <header className="px-4 pt-5 pb-4 md:px-6">
        <h2 id={`${id}-title`} className="title-m">
          {title}
        </h2>
        <p className="mt-1 max-w-[44em] text-body-s text-ink-2">{lead}</p>
      </header>
      {parts.map((part) => (
        <section
          key={part.id}
          id={`${id}-${part.id}`}
          aria-labelledby={`${id}-${part.id}-title`}
          className="grid scroll-mt-20 gap-x-6 gap-y-2 border-t border-line px-4 py-4 md:px-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <h3 id={`${id}-${part.id}-title`} className="text-body font-semibold">
            {part.title}
          </h3>
          <Lines {...part} />
        </section>
      ))}
    </Panel>
  )
}

function Lines({ isSteps, lines }: ManualChapter['parts'][number]) {
  if (isSteps)
    return (
      <ol className="grid max-w-[44em] list-decimal gap-2 pl-5 marker:text-ink-3">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    )
  return (
    <div className="grid max-w-[44em] gap-2.5">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
