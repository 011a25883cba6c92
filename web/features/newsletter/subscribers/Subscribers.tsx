import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subscriber, SuppressedAddress } from '#contract/newsletter/subscribers.ts'
import { longDay } from '#domain/days.ts'
import { subscriberSearchMax } from '#domain/newsletter/limits.ts'
import { leaveReasons } from '#domain/newsletter/rules.ts'
import {
  bounceTexts,
  subscriberStateTexts,
  subscriberTexts,
  suppressionTexts,
  topicNames,
} from '#domain/newsletter/texts.ts'
import type { SubscriberState, SuppressionReason } from '#domain/newsletter/types.ts'
import { subscriberStates } from '#domain/newsletter/types.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { SearchField } from '#web/ui/forms/SearchField.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import type { BadgeTone } from '#web/ui/marks/Badge.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { exportSubscribers, releaseAddress } from './mutations.ts'
import type { Which } from './queries.ts'
import { subscriberCountsQuery, subscribersQuery } from './queries.ts'
import { SuppressDialog } from './SuppressDialog.tsx'

type Listed = Subscriber | SuppressedAddress

const tones: Readonly<Record<SubscriberState, BadgeTone>> = {
  waiting: 'info',
  active: 'success',
  paused: 'warning',
  left: 'neutral',
  suppressed: 'danger',
}

/** Who reads YELMail, found by address, name or state, and kept as a file (K15). */
export function Subscribers() {
  const [state, setState] = useState<SubscriberState | 'all'>('all')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), 250)
  const which: Which = { state, search }
  const list = useInfiniteQuery(subscribersQuery(which))
  const counts = useQuery(subscriberCountsQuery())
  const save = useMutation(exportSubscribers())
  const [suppressing, setSuppressing] = useState<string | null>(null)
  useLiveRefresh('newsletter')
  const countOf = (each: SubscriberState) => counts.data?.counts[each]
  return (
    <Panel>
      <h2 className="sr-only">Subscribers</h2>
      <div className="flex flex-wrap items-center gap-3 px-4 pt-4 pb-3 md:px-5">
        <SearchField
          label="Search subscribers"
          placeholder="Address or name"
          maxLength={subscriberSearchMax}
          value={typed}
          onChange={setTyped}
        />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button onClick={() => setSuppressing('')}>Send no issues to…</Button>
          <Button
            onClick={() => save.mutate({ state, ...(search ? { search } : {}) })}
            isBusy={save.isPending}
            busyLabel="Exporting"
          >
            Export
          </Button>
        </div>
        <div className="w-full overflow-x-auto">
          <Segments
            label="State"
            options={[
              { value: 'all', label: 'All' },
              ...subscriberStates.map((value) => {
                const count = countOf(value)
                return {
                  value,
                  label: subscriberStateTexts[value],
                  ...(count === undefined ? {} : { count }),
                }
              }),
            ]}
            value={state}
            onChange={setState}
          />
        </div>
      </div>
      <List
        of={list}
        items={(data) =>
          data.pages.flatMap((page): Listed[] => [...page.subscribers, ...(page.other ? [page.other] : [])])
        }
        skeleton={<SkeletonLines lines={5} />}
        empty={
          <Empty
            title={state === 'all' && search === '' ? subscriberTexts.notHere : subscriberTexts.noMatch}
          />
        }
        more={list}
      >
        {(all) => (
          <PanelRows>
            {all.map((each) =>
              'id' in each ? (
                <Row key={each.id} subscriber={each} onSuppress={() => setSuppressing(each.email)} />
              ) : (
                <OtherRow key={each.email} address={each} />
              ),
            )}
          </PanelRows>
        )}
      </List>
      {suppressing === null ? null : (
        <SuppressDialog email={suppressing} onClose={() => setSuppressing(null)} />
      )}
    </Panel>
  )
}

/** An address that no issue goes to and that is no subscriber's, as it was searched for. */
function OtherRow({ address: { email, suppressedFor, suppressedAt } }: { address: SuppressedAddress }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[560]">
          <span className="[overflow-wrap:anywhere]">{email}</span>
          <Badge tone={tones.suppressed}>{subscriberStateTexts.suppressed}</Badge>
        </p>
        <p className="mt-0.5 text-caption text-ink-3">
          {`${subscriberTexts.other}, ${suppressedWords(suppressedFor, suppressedAt)}`}
        </p>
      </div>
      <ReleaseButton email={email} />
    </li>
  )
}

/** Lifted by an admin alone (decision 0083). */
function ReleaseButton({ email }: { email: string }) {
  const me = useMe()
  const release = useMutation(releaseAddress())
  if (!me.isAdmin) return null
  return (
    <Button
      size="small"
      onClick={() => release.mutate({ email })}
      isBusy={release.isPending}
      busyLabel="Saving"
      aria-label={`Send issues to ${email} again`}
    >
      Send issues again
    </Button>
  )
}

const suppressedWords = (why: SuppressionReason, at: string | null) =>
  `${suppressionTexts[why].toLowerCase()}${at ? `, ${longDay(at)}` : ''}`

function Row({ subscriber, onSuppress }: { subscriber: Subscriber; onSuppress: () => void }) {
  const { email, name, state } = subscriber
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[560]">
          <span className="[overflow-wrap:anywhere]">{email}</span>
          <Badge tone={tones[state]}>{subscriberStateTexts[state]}</Badge>
        </p>
        <p className="mt-0.5 text-caption text-ink-3">{factsOf(subscriber, name)}</p>
        {subscriber.bounce ? (
          <p className="mt-0.5 text-caption text-ink-3 [overflow-wrap:anywhere]">
            {bounceOf(subscriber.bounce)}
          </p>
        ) : null}
      </div>
      {subscriber.suppressedFor === null ? (
        <Button size="small" variant="quiet" onClick={onSuppress} aria-label={`Send no issues to ${email}`}>
          Send no issues
        </Button>
      ) : (
        <ReleaseButton email={email} />
      )}
    </li>
  )
}

function factsOf(subscriber: Subscriber, name: string): string {
  const { topics, suppressedFor, suppressedAt, pausedUntil, leftWhy, createdAt } = subscriber
  const why = leaveReasons.find(({ value }) => value === leftWhy)?.label
  return [
    ...(name ? [name] : []),
    topics.length > 0 ? topics.map((topic) => topicNames[topic]).join(', ') : 'No topic',
    `since ${longDay(createdAt)}`,
    // Whoever left rests from nothing.
    ...(pausedUntil && topics.length > 0 ? [`paused until ${longDay(pausedUntil)}`] : []),
    ...(suppressedFor ? [suppressedWords(suppressedFor, suppressedAt)] : []),
    ...(why ? [`left: “${why}”`] : []),
  ].join(', ')
}

/** 'Issue 3: did not arrive, 4 November 2026', with what its mail server said. */
function bounceOf({ kind, issue, status, said, at }: NonNullable<Subscriber['bounce']>): string {
  const why = [said.includes(status) ? '' : status, said].filter(Boolean).join(' ')
  const what = `${issue === null ? 'An issue' : `Issue ${issue}`}: ${bounceTexts[kind]}, ${longDay(at)}`
  return why ? `${what}. “${why}”` : what
}
