import { Bell, Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import { Badge, CountBadge } from '#web/ui/marks/Badge.tsx'
import { PriorityBars } from '#web/ui/marks/PriorityBars.tsx'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'

const screens = [
  {
    name: 'Home',
    address: paths.appHome(),
    what: 'Counts, the next session, first steps of a new member',
  },
  {
    name: 'Board',
    address: paths.appBoard(),
    what: 'Cards by column, search, quick add',
  },
  {
    name: 'Sessions',
    address: paths.appSessions(),
    what: 'Coming and past, each with its state',
  },
  {
    name: 'Settings',
    address: paths.appSettings(),
    what: 'Account, card, theme, privacy',
  },
] as const

const sizes = [
  ['Width of a screen', '480 at most'],
  ['Side margin', '16'],
  ['Gap between panels', '12'],
  ['Bottom navigation', '66 and the safe area'],
  ['Body text', '16'],
  ['Touch target', '44 at least, 8 apart'],
  ['Below this width the phone console opens', '768'],
] as const

/** The phone console's screens, parts and states, live and as wide as a phone (K115). */
export function MobileDesign() {
  return (
    <>
      <PageTitle
        title="Mobile design"
        lead="The screens of the phone console, the parts they are made of, and every state of a list."
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_50rem]">
        <div className="grid gap-4">
          <Panel className="overflow-hidden">
            <PanelHeader title="Screens" className="pb-2" />
            <Table
              caption="Screens of the phone console"
              rows={screens}
              rowKey={({ name }) => name}
              columns={[
                {
                  key: 'name',
                  head: 'Screen',
                  cell: ({ name, address }) => <TextLink to={address}>{name}</TextLink>,
                },
                { key: 'what', head: 'What it shows', cell: ({ what }) => what },
              ]}
            />
          </Panel>
          <Panel>
            <PanelHeader title="Sizes in pixels" />
            <PanelBody>
              <dl className="hairlines">
                {sizes.map(([what, size]) => (
                  <div key={what} className="flex justify-between gap-6 py-2.5 text-body-s">
                    <dt className="text-ink-2">{what}</dt>
                    <dd className="text-right font-semibold tnum">{size}</dd>
                  </div>
                ))}
              </dl>
            </PanelBody>
          </Panel>
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Phone name="Parts">
            <Parts />
          </Phone>
          <Phone name="States">
            <States />
          </Phone>
        </div>
      </div>
    </>
  )
}

/** A width of a phone with what stands in it. */
function Phone({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      className="mx-auto w-full max-w-[390px] rounded-lift border border-line-strong bg-bg"
    >
      <h2 className="title-s border-b border-line px-4 py-3">{name}</h2>
      <div className="grid gap-3 p-4">{children}</div>
    </section>
  )
}

function Parts() {
  const [view, setView] = useState<'board' | 'list'>('board')
  const [isOn, setOn] = useState(true)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="hot">Add card</Button>
        <Button>Later</Button>
        <IconButton icon={Bell} label="Notifications" />
        <CountBadge count={3} label="3 new" />
      </div>
      <Segments
        label="View"
        value={view}
        onChange={setView}
        options={[
          { value: 'board', label: 'Board' },
          { value: 'list', label: 'List' },
        ]}
      />
      <Field label="Title" hint="What has to be done">
        <Input defaultValue="Send the data room" />
      </Field>
      <Switch isOn={isOn} onChange={setOn} label="Remind me" note="A day before" />
      <Panel className="grid gap-2 p-4">
        <p className="flex items-center gap-2 text-caption text-ink-2">
          <PriorityBars priority="high" /> High
        </p>
        <p className="font-semibold">Close the first paying customer</p>
        <p className="flex items-center justify-between text-caption text-ink-2">
          <Badge>In progress</Badge>
          <StageTrain reached={1} hotAt={2} label="1 of 3 stages" />
        </p>
      </Panel>
    </>
  )
}

function States() {
  const [hasFailed, setFailed] = useState(true)
  return (
    <>
      <Panel className="p-4">
        <h3 className="mb-3 text-caption font-semibold text-ink-3">Loading</h3>
        <SkeletonLines lines={3} />
      </Panel>
      <Panel>
        <h3 className="px-4 pt-4 text-caption font-semibold text-ink-3">Nothing yet</h3>
        <Empty title="No cards yet">Add the first one.</Empty>
      </Panel>
      <Panel>
        <h3 className="px-4 pt-4 text-caption font-semibold text-ink-3">A failure with its way on</h3>
        {hasFailed ? (
          <SectionError onRetry={() => setFailed(false)} className="p-4 pt-2" />
        ) : (
          <p className="p-4 text-body-s">Loaded again, three cards.</p>
        )}
      </Panel>
      <Panel className="flex items-center gap-3 p-4 text-body-s">
        <span className="grid size-[26px] place-items-center rounded-full bg-ink text-ink-inverse">
          <Check size={14} aria-hidden="true" />
        </span>
        Done
      </Panel>
      <Button icon={Plus} isBlock isBusy busyLabel="Adding">
        Add card
      </Button>
    </>
  )
}
