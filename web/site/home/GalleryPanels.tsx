import { Radio } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelBody, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Figure } from '#web/ui/marks/Figure.tsx'
import { PriorityBars } from '#web/ui/marks/PriorityBars.tsx'
import { Progress } from '#web/ui/marks/Progress.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { GalleryPart } from './GalleryPart.tsx'

const decisions = [
  { id: '1', title: 'Price per depot, not per sensor', raised: '10 Jun', priority: 'high' },
  { id: '2', title: 'Keep hardware assembly in Porto', raised: '21 May', priority: 'low' },
] as const

/** Drawers, rows, and what stands in them before there is anything. */
export function GalleryPanels() {
  const [arrivals, setArrivals] = useState(0)
  return (
    <>
      <GalleryPart name="Panels">
        <Panel>
          <PanelHeader
            title="Live Sessions"
            aside={
              <TextLink href="#main" look="arrow">
                All sessions
              </TextLink>
            }
          />
          <PanelRows className="mt-3">
            {['Pilot pricing for the depot contract', 'Monthly check-in'].map((title, at) => (
              <li key={title} className="flex items-center gap-4 px-5 py-2.5">
                <span className="w-11 text-micro text-ink-3">
                  <b className="block text-body-l leading-tight font-[560] text-ink tnum">{at ? 22 : 16}</b>
                  {at ? 'Mon' : 'Tue'}
                </span>
                <span className="min-w-0 flex-1">
                  <b className="block truncate text-body-s font-[560]">{title}</b>
                  <span className="text-caption text-ink-3">One-Off Session with Julius</span>
                </span>
                <span className="text-caption text-ink-2 tnum">{at ? '09:30' : '10:00'}</span>
                <StageTrain reached={0} label="Scheduled" />
              </li>
            ))}
            {arrivals > 0 ? (
              <li key={arrivals} className="animate-cool px-5 py-3 text-body-s">
                A new row arrives hot and cools. <span className="text-caption text-ink-3">New</span>
              </li>
            ) : null}
          </PanelRows>
          <PanelBody className="flex flex-wrap items-center gap-4 border-t border-line">
            <Button size="small" onClick={() => setArrivals(arrivals + 1)}>
              Add a row
            </Button>
            <span className="flex min-w-40 flex-1 items-center gap-3">
              <Progress value={62} label="Writing the report" tone="heat" />
              <span className="text-caption whitespace-nowrap text-ink-2">Under two minutes</span>
            </span>
          </PanelBody>
        </Panel>
        <Panel className="grid grid-cols-3 divide-x divide-line">
          <Figure value={12} label="Active" className="p-5 max-md:p-4" />
          <Figure value={4} label="In progress" className="p-5 max-md:p-4" />
          <Figure value={8} label="Completed" className="p-5 max-md:p-4" />
        </Panel>
        <Panel>
          <PanelHeader title="Key Decisions" />
          <Table
            caption="Key decisions"
            rows={decisions}
            rowKey={(row) => row.id}
            className="mt-1"
            columns={[
              { key: 'title', head: 'Decision', cell: (row) => <b className="font-[580]">{row.title}</b> },
              { key: 'raised', head: 'Added', cell: (row) => row.raised, isWideOnly: true },
              {
                key: 'priority',
                head: 'Priority',
                cell: (row) => <PriorityBars priority={row.priority} withWord />,
                isWideOnly: true,
              },
              {
                key: 'status',
                head: 'Status',
                align: 'right',
                cell: (row) =>
                  row.priority === 'high' ? (
                    <Badge tone="warning" mark="octagon">
                      Pending
                    </Badge>
                  ) : (
                    <Badge tone="success" mark="round">
                      Approved
                    </Badge>
                  ),
              },
            ]}
          />
        </Panel>
      </GalleryPart>
      <GalleryPart name="Board card">
        <div className="grid gap-3 sm:grid-cols-2">
          <article className="grid gap-2 rounded-[10px] border border-line bg-surface px-4 py-3.5">
            <p className="flex items-center justify-between text-caption text-ink-2">
              <span className="flex items-center gap-2">
                <StageMark stage="square" /> Backlog
              </span>
              <PriorityBars priority="low" />
            </p>
            <b className="leading-[1.3]">Hire a head of field operations</b>
            <p className="text-caption text-ink-2">
              Write five bullet points first. Lena has a scorecard we can copy.
            </p>
            <p className="flex items-center justify-between text-caption text-ink-3">
              From session notes <Avatar name="Marta Oyelaran" tone="founders" size={24} />
            </p>
          </article>
          <article className="grid -rotate-[.6deg] gap-2 rounded-[10px] border border-line bg-surface px-4 py-3.5 shadow-lift">
            <p className="flex items-center justify-between text-caption font-semibold text-heat-text">
              <span className="flex items-center gap-2">
                <StageMark stage="octagon" isHot /> In progress
              </span>
              <PriorityBars priority="high" />
            </p>
            <b className="leading-[1.3]">Depot pilot, phase two</b>
            <p className="text-caption text-ink-2">
              Alarm rate under one a week in Leiden, then quote the seventh depot.
            </p>
            <p className="flex items-center justify-between text-caption text-ink-3">
              Due 30 June <Avatar name="Tomasz Wilk" size={24} />
            </p>
          </article>
        </div>
      </GalleryPart>
      <GalleryPart name="Empty, loading, error">
        <div className="grid gap-3 sm:grid-cols-3">
          <Panel className="grid min-h-[150px] content-center p-[18px]">
            <Empty title="No sessions found" isAside>
              Ask for the first one, and say what it should be about.
            </Empty>
          </Panel>
          <Panel className="grid min-h-[150px] content-center p-[18px]">
            <SkeletonLines />
          </Panel>
          <Panel className="grid min-h-[150px] content-center p-[18px]">
            <SectionError onRetry={() => {}} />
          </Panel>
        </div>
      </GalleryPart>
      <GalleryPart name="Banners">
        <Banner icon={Radio} title="How to record.">
          Start the call recording in Meet. Name it anything. We match it by time and turn it into minutes.
        </Banner>
        <Banner tone="warning" title="Offline mode">
          What you see may be older.
        </Banner>
        <Banner tone="heat">Demo - sample data, erased after two hours</Banner>
      </GalleryPart>
    </>
  )
}
