import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberAtRisk } from '#contract/board/overview.ts'
import { paths } from '#contract/paths.ts'
import { riskWords } from '#domain/board/rules/atRisk.ts'
import { atRiskTexts } from '#domain/board/texts/atRisk.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { useLive, useLiveRefresh } from '#web/lib/live/live.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'

const shownAtFirst = 4

/** Whom of their members an advisor should write to, and why; nothing where everybody is on their way. */
export function AtRisk() {
  useLiveRefresh('board')
  // A session that is booked takes a member off the list.
  useLive('sessions', () => void queryClient.invalidateQueries({ queryKey: orpc.board.listAtRisk.key() }))
  const [isWhole, setWhole] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery(orpc.board.listAtRisk.queryOptions())
  const members = data?.members ?? []
  if (isError && !data)
    return (
      <Panel className="p-5 min-[1101px]:col-span-2">
        <SectionError title={atRiskTexts.title} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Panel>
    )
  if (members.length === 0) return null
  const shown = isWhole ? members : members.slice(0, shownAtFirst)
  return (
    <Panel aria-labelledby="at-risk" className="min-[1101px]:col-span-2">
      <PanelHeader id="at-risk" title={atRiskTexts.title} />
      <p className="px-4 text-caption text-ink-3 md:px-5">{atRiskTexts.hint}</p>
      <PanelRows className="mt-2">
        {shown.map((member) => (
          <Row key={member.memberId} member={member} />
        ))}
      </PanelRows>
      {shown.length < members.length ? (
        <div className="border-t border-line p-3 text-center">
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {atRiskTexts.more(members.length)}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}

function Row({ member: { memberId, memberName, company, risks, today } }: { member: MemberAtRisk }) {
  return (
    <li className="flex items-start gap-4 px-4 py-3 max-sm:flex-wrap md:px-5">
      <Avatar name={memberName} />
      <div className="min-w-0 flex-1">
        <h3 dir="auto" className="text-body leading-snug font-[580] [overflow-wrap:anywhere]">
          {company ? `${memberName}, ${company}` : memberName}
        </h3>
        <ul className="text-body-s text-ink-2 [overflow-wrap:anywhere]">
          {risks.map((risk) => (
            <li key={risk.kind}>{`${riskWords(risk, today)}.`}</li>
          ))}
        </ul>
      </div>
      <div className="max-sm:w-full max-sm:pl-12">
        <Button size="small" to={paths.vipMember(memberId)}>
          {atRiskTexts.open}
        </Button>
      </div>
    </li>
  )
}
