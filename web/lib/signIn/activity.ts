import { paths } from '#contract/paths.ts'
import { signInLimits } from '#domain/accounts/limits.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { api, orpc } from '../calls/api.ts'
import { queryClient } from '../calls/queryClient.ts'
import { refusalOf } from '../calls/refusal.ts'
import { openChannel } from '../page/sharedChannel.ts'
import { toast } from '../page/toast.ts'

// Tabs share one clock: each tells the others when it reported activity and until when the sign-in then lives.
type Message = { reportedAt: number; idleUntil: number }

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

const warningId = 'idle-warning'
const warningLeadMs = signInLimits.idleMs - signInLimits.warningMs
const expiredKey = 'jul.expired'

let report: (() => void) | null = null

/** Says on the first page after an expiry that the sign-in ran out; called once when the program starts. */
export function sayWhySignedOut() {
  if (sessionStorage.getItem(expiredKey) === null) return
  sessionStorage.removeItem(expiredKey)
  toast.error(accountTexts.expired)
}

/** Playback, recording and upload count as activity; reads, streams and polls never do (T-014). */
export function noteActivity() {
  report?.()
}

/**
 * Reports that the person is there, at most once a minute after input, warns 5 minutes before the sign-in would
 * end and asks the server when it should have ended (T-014, T-016). The server's clock decides; this one warns.
 * `endsAt` is the moment the server last gave.
 */
export function watchActivity(endsAt: string): () => void {
  let reportedAt = 0
  let idleUntil = Date.parse(endsAt)
  let timer = 0

  const channel = openChannel<Message>('jul.activity', take)
  const warnsAt = () => idleUntil - warningLeadMs

  function take(message: Message) {
    reportedAt = Math.max(reportedAt, message.reportedAt)
    idleUntil = Math.max(idleUntil, message.idleUntil)
    if (Date.now() < warnsAt()) toast.dismiss(warningId)
    plan()
  }

  async function touch() {
    const now = Date.now()
    if (now - reportedAt < signInLimits.activityEveryMs) return
    reportedAt = now
    try {
      const answer = await api.accounts.touchSignIn()
      const message = { reportedAt, idleUntil: Date.parse(answer.idleUntil) }
      take(message)
      channel.send(message)
    } catch (error) {
      if (refusalOf(error).code === 'UNAUTHORIZED') expire()
    }
  }

  function plan() {
    window.clearTimeout(timer)
    const now = Date.now()
    if (now < warnsAt()) timer = window.setTimeout(warn, warnsAt() - now)
    else timer = window.setTimeout(ask, Math.max(0, idleUntil - now) + 1_000)
  }

  function warn() {
    // The machine may have slept, or another tab may have reported; then the plan has moved on.
    if (Date.now() < warnsAt()) return plan()
    toast.info(accountTexts.idleWarning, {
      id: warningId,
      timeoutMs: warningLeadMs,
      action: { label: 'Stay signed in', onPress: () => void touch() },
    })
    plan()
  }

  async function ask() {
    if (Date.now() < idleUntil) return plan()
    const answer = await queryClient
      .fetchQuery(orpc.accounts.getMe.queryOptions({ staleTime: 0 }))
      .catch(() => null)
    if (answer && !answer.me) expire()
    else if (answer?.me) {
      idleUntil = Date.parse(answer.me.idleUntil)
      plan()
    } else timer = window.setTimeout(ask, 30_000)
  }

  function expire() {
    const here = window.location.pathname + window.location.search
    // The page that comes next says why (see sayWhySignedOut).
    sessionStorage.setItem(expiredKey, '1')
    window.location.replace(paths.auth(undefined, here))
  }

  report = () => void touch()
  for (const name of inputs) window.addEventListener(name, report, { passive: true, capture: true })
  plan()
  return () => {
    window.clearTimeout(timer)
    for (const name of inputs) if (report) window.removeEventListener(name, report, { capture: true })
    report = null
    channel.close()
  }
}
