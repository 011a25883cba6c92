import { entranceTexts } from '#domain/accounts/texts/entrance.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { orpc } from '../calls/api.ts'
import { queryClient } from '../calls/queryClient.ts'
import { toast } from '../page/toast.ts'
import { zoneHere } from '../time/zoneHere.ts'
import { dropSignOut, settleSignOut } from './pendingSignOut.ts'

/** Makes a throw-away member and signs this browser in as them (T-001). True when it worked. */
export async function signInDemo(): Promise<boolean> {
  await settleSignOut()
  const answer = await fetch('/api/demo-session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-jul': '1' },
    body: JSON.stringify({ timeZone: zoneHere() }),
  }).catch(() => null)
  if (!answer?.ok) {
    toast.error(answer?.status === 404 ? accountUiTexts.demoOff : entranceTexts.demoFailed)
    return false
  }
  dropSignOut()
  await queryClient.invalidateQueries({ queryKey: orpc.accounts.getMe.key() })
  toast.success(entranceTexts.demoDone)
  return true
}
