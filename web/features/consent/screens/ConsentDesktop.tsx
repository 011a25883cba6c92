import { ConsentBlock } from '../ConsentBlock.tsx'

/** Consent in the side of a session on the desktop. */
export function ConsentDesktop({ sessionId }: { sessionId: string }) {
  return <ConsentBlock sessionId={sessionId} />
}
