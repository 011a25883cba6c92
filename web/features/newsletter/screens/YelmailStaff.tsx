import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { IssueList } from '../issues/IssueList.tsx'
import { createIssue } from '../issues/mutations.ts'
import { Subscribers } from '../subscribers/Subscribers.tsx'

/** YELMail for staff: its issues, and who reads them (K15). */
export function YelmailStaff() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const show = search.get('show') === 'subscribers' ? 'subscribers' : 'issues'
  // Made once, so that pressing twice is the same draft.
  const [id] = useState(() => crypto.randomUUID())
  const create = useMutation({ ...createIssue(), onSuccess: () => navigate(paths.vipIssue(id)) })
  return (
    <>
      <PageTitle title="YELMail" lead="Issues, twice a month at most, to whoever confirmed their address.">
        <Segments
          label="What to show"
          options={[
            { value: 'issues', label: 'Issues' },
            { value: 'subscribers', label: 'Subscribers' },
          ]}
          value={show}
          onChange={(next) => setSearch(next === 'subscribers' ? { show: next } : {}, { replace: true })}
        />
        <Button
          variant="solid"
          onClick={() => create.mutate({ id })}
          isBusy={create.isPending}
          busyLabel="Creating"
        >
          New issue
        </Button>
      </PageTitle>
      {show === 'subscribers' ? (
        <Subscribers />
      ) : (
        <Panel>
          <h2 className="sr-only">Issues</h2>
          <IssueList />
        </Panel>
      )}
    </>
  )
}
