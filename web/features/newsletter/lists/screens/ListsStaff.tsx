import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { listNames, placeTexts } from '#domain/newsletter/texts.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { ExportButton } from '../ExportButton.tsx'
import { listsOfStaff } from '../listsOfStaff.ts'
import { placeCountsQuery } from '../queries.ts'

/** The mail lists but those of YELMail: how many are on each, the way to them, and those who confirmed as a table (K13). */
export function ListsStaff() {
  const counts = useQuery(placeCountsQuery())
  useLiveRefresh('newsletter')
  return (
    <section aria-labelledby="lists-title" className="mt-10">
      <h2 id="lists-title" className="title-m">
        Mail lists
      </h2>
      <p className="mt-1 mb-4 text-body-s text-ink-2">
        Who asked for a place, and who confirmed it by email. An export holds those who did.
      </p>
      <Panel>
        <PanelRows>
          {listsOfStaff.map((list) => {
            const of = counts.data?.counts[list]
            return (
              <li
                key={list}
                className="relative flex items-center gap-4 px-4 py-3 hover:bg-bg md:px-5 dark:hover:bg-raised"
              >
                <div className="min-w-0 flex-1">
                  <Link
                    to={paths.vipRequests(undefined, list)}
                    className="font-semibold after:absolute after:inset-0"
                  >
                    {listNames[list]}
                  </Link>
                  <p className="mt-0.5 min-h-4 text-caption text-ink-3 tnum">
                    {of ? placeTexts.standing(of.held, of.waiting) : null}
                  </p>
                </div>
                <div className="relative">
                  <ExportButton list={list} size="small" />
                </div>
              </li>
            )
          })}
        </PanelRows>
      </Panel>
    </section>
  )
}
