import { useMutation, useQuery } from '@tanstack/react-query'
import { periodWords, retentionTexts } from '#domain/privacy/texts.ts'
import { Select } from '#web/ui/forms/Select.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { shortenPeriod } from './mutations.ts'
import { periodsQuery } from './queries.ts'

/** For how long a member's own transcripts, recordings and views are kept; each can be shortened (T-219). */
export function PeriodsPanel() {
  const asked = useQuery(periodsQuery())
  const shorten = useMutation(shortenPeriod())
  return (
    <Panel>
      <PanelHeader title={retentionTexts.title} />
      <p className="px-4 pt-1 text-body-s text-ink-2 md:px-5">{retentionTexts.lead}</p>
      <List
        of={asked}
        items={(data) => data.periods}
        skeleton={<Skeleton className="h-11" />}
        empty={<Empty title={retentionTexts.title} />}
      >
        {(periods) => (
          <ul className="hairlines mt-3 border-t border-line">
            {periods.map(({ kind, months, choices }) => (
              <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
                <span className="min-w-40 flex-1">
                  <span className="block font-[560]">{periodWords[kind].what}</span>
                  <span className="block text-caption text-ink-3">{periodWords[kind].from}</span>
                </span>
                <Select
                  label={`${periodWords[kind].what}: ${retentionTexts.title}`}
                  className="w-52!"
                  value={String(months)}
                  isBusy={shorten.isPending}
                  onChange={(value) => shorten.mutate({ kind, months: Number(value) })}
                  options={choices.map((each, at) => ({
                    value: String(each),
                    label:
                      at === choices.length - 1 ? retentionTexts.longest(each) : retentionTexts.choice(each),
                  }))}
                />
              </li>
            ))}
          </ul>
        )}
      </List>
    </Panel>
  )
}
