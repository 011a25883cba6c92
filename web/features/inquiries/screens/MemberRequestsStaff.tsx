import { Panel, PanelHeader } from '#web/ui/Panel.tsx'
import { InquiryList } from '../parts/InquiryList.tsx'

/** What one member asked for and still waits for. */
export function MemberRequestsStaff({ memberId }: { memberId: string }) {
  return (
    <Panel>
      <PanelHeader title="Requests" />
      <InquiryList show="pending" memberId={memberId} />
    </Panel>
  )
}
