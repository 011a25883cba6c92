import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { ConsentBlock } from '../ConsentBlock.tsx'

/** Consent as a panel of the session's page on the phone. */
export function ConsentMobile({ sessionId }: { sessionId: string }) {
  return (
    <Panel as="div">
      <PanelBody>
        <ConsentBlock sessionId={sessionId} level={2} />
      </PanelBody>
    </Panel>
  )
}
