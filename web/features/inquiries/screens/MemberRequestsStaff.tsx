import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { InquiryList } from '../InquiryList.tsx'

/** What one member asked for and still waits for. */
export function MemberRequestsStaff({ memberId }: { memberId: string }) {
  return (
    <Panel>
      <PanelHeader title="Requests" />
      <InquiryList show="pending" memberId={memberId} />
    </Panel>
  )
}
