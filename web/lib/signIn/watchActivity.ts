import { focusManager, onlineManager } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { signInLimits } from '#domain/accounts/limits.ts'
import { lockTexts } from '#domain/accounts/texts/lock.ts'
import { api } from '../calls/api.ts'
import { onEndedSignIn } from '../calls/endedSignIn.ts'
import { queryClient } from '../calls/queryClient.ts'
import { refusalOf } from '../calls/refusal.ts'
import { startLive, stopLive } from '../live/live.ts'
import { openChannel } from '../page/sharedChannel.ts'
import { toast } from '../page/toast.ts'
import { browserStorage } from '../storage/browserStorage.ts'
import { serverNow } from '../time/serverClock.ts'
import { keepExpiry, onActivity } from './activity.ts'
import { hideScreen, isHidden, sayEnding, showScreen, wordsKey } from './hideScreen.ts'
import { dropOldNext } from './keptNext.ts'
import { lock as lockHooks } from './lock.ts'
import { keepWords, watchWords } from './words.ts'

// Tabs share one clock: each tells the others when it reported activity and until when the sign-in then lives, and
// when the screens are hidden and shown again.
type Message = { reportedAt: number; idleUntil: number } | { hidden: boolean } | { inputAt: number }

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

// A hidden page asks for nothing, also where a machine wakes meanwhile: the server would refuse it (T-015). What the lock
// itself has to know says that it asks always.
const mayAsk = () => navigator.onLine && !isHidden()

onlineManager.setEventListener((setOnline) => {
  const say = () => setOnline(mayAsk())
  for (const name of ['online', 'offline']) window.addEventListener(name, say)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, say)
  }
})

const warningId = 'idle-warning'
const drawEarlyMs = 20_000
const warningLeadMs = signInLimits.idleMs - signInLimits.warningMs

/** What is asked of whoever is signed in, as the server last said it. */
type Watched = {
  idleUntil: string
  isLocked: boolean
  isDemo: boolean
  profile: { autoLock: boolean }
}

let unlocked: (() => void) | null = null

/** The server has taken a proof: every tab shows its screens again, and asks anew for what it was refused meanwhile. */
export function noteUnlocked() {
  unlocked?.()
}

/**
 * Reports that the person is there, at most once a minute after input; hides the screens after 15 minutes without it, warns 5
 * minutes before the sign-in would end and asks the server when it should have ended (T-014 to T-016). The server's clock
 * decides, and all of this is reckoned by it, since a device's own may be wrong. `who` is whoever is signed in, as the server last said;
 * `askWho` asks it anew, and what time it is there.
 */
export function watchActivity(
  who: () => Watched | null,
  askWho: () => Promise<{ me: Watched | null }>,
): () => void {
  let reportedAt = 0
  let idleUntil = Date.parse(who()?.idleUntil ?? '')
  let inputAt = 0
  let timer = 0
  let lockTimer = 0
  let hasWarned = false
  let hasOffered = false

  const channel = openChannel<Message>('jul.activity', take)
  const warnsAt = () => idleUntil - warningLeadMs
  const locksAt = () => Math.max(idleUntil - signInLimits.idleMs, inputAt) + signInLimits.lockMs

  function take(message: Message) {
    if ('hidden' in message) {
      if (message.hidden) hide()
      else show()
      return
    }
    if ('inputAt' in message) {
      inputAt = Math.max(inputAt, message.inputAt)
      return plan()
    }
    reportedAt = Math.max(reportedAt, message.reportedAt)
    idleUntil = Math.max(idleUntil, message.idleUntil)
    if (serverNow() < warnsAt()) toast.dismiss(warningId)
    plan()
  }

  async function touch() {
    // Nobody knows who is at a screen that has locked itself.
    if (isHidden()) return
    const now = serverNow()
    inputAt = now
    if (now - reportedAt < signInLimits.activityEveryMs) return
    reportedAt = now
    // The other tabs hear of it also where the server cannot: else one of them would hide them all from who is typing here.
    channel.send({ inputAt })
    try {
      const answer = await api.accounts.touchSignIn()
      const message = { reportedAt, idleUntil: Date.parse(answer.idleUntil) }
      take(message)
      channel.send(message)
    } catch (error) {
      const { code, reason } = refusalOf(error)
      if (code === 'UNAUTHORIZED') void expire()
      else if (reason === 'locked') hide()
    }
  }

  function plan() {
    window.clearTimeout(timer)
    const now = serverNow()
    if (now < warnsAt()) {
      hasWarned = false
      timer = window.setTimeout(warn, warnsAt() - now)
    } else if (!hasWarned) warn()
    else timer = window.setTimeout(ask, Math.max(0, idleUntil - now) + 1_000)
    window.clearTimeout(lockTimer)
    if (!isHidden()) lockTimer = window.setTimeout(lock, Math.max(0, locksAt() - now))
  }

  function lock() {
    if (isHidden()) return
    const me = who()
    // Their own choice, and never a demo's, which has nothing to open it with (T-015).
    if (!me?.profile.autoLock || me.isDemo) {
      lockTimer = window.setTimeout(lock, signInLimits.activityEveryMs)
      return
    }
    if (serverNow() < locksAt()) {
      lockTimer = window.setTimeout(lock, locksAt() - serverNow())
      return
    }
    hide()
    channel.send({ hidden: true })
    // A page that is loaded anew then shows nothing either; where the server cannot be told, this page stays hidden all the same.
    void fetch('/api/auth/lock', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-jul': '1' },
      body: '{}',
    }).catch(() => null)
  }

  // What was warned of on the page cannot be answered there any more; the lock says it in its place.
  function hide() {
    toast.dismiss(warningId)
    hideScreen()
    stopLive()
    focusManager.setFocused(false)
    onlineManager.setOnline(mayAsk())
    for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause()
    if (serverNow() >= warnsAt()) sayEnding()
  }

  function show() {
    showScreen()
    focusManager.setFocused(undefined)
    onlineManager.setOnline(mayAsk())
    startLive(true)
    inputAt = serverNow()
    void queryClient.invalidateQueries()
    plan()
    offer()
  }

  // Words that an earlier sign-in left are opened with a key that a locked screen is not given.
  function offer() {
    if (hasOffered || isHidden() || !browserStorage.local.get(wordsKey)) return
    hasOffered = true
    void lockHooks.load().then(({ offerWords }) => offerWords())
  }

  unlocked = () => {
    channel.send({ hidden: false })
    show()
    reportedAt = 0
    void touch()
  }

  function warn() {
    // The machine may have slept, or another tab may have reported; then the plan has moved on.
    if (serverNow() < warnsAt()) return plan()
    hasWarned = true
    // The lock says it by itself: who is not known to be there cannot stay.
    if (isHidden()) sayEnding()
    else
      toast.info(lockTexts.idleWarning, {
        id: warningId,
        timeoutMs: warningLeadMs,
        action: { label: 'Stay signed in', onPress: () => void touch() },
      })
    plan()
  }

  async function ask() {
    if (serverNow() < idleUntil) return plan()
    const answer = await askWho().catch(() => null)
    if (answer && !answer.me) void expire()
    else if (answer?.me) {
      idleUntil = Date.parse(answer.me.idleUntil)
      plan()
    } else timer = window.setTimeout(ask, 30_000)
  }

  async function expire() {
    const here = window.location.pathname + window.location.search
    await keepWords()
    keepExpiry()
    window.location.replace(paths.auth(undefined, here))
  }

  const report = () => void touch()
  onActivity(report)
  // Whatever was refused for it, the screens go as they do where the sign-in ends by itself.
  onEndedSignIn(() => void askWho().catch(() => null))
  lockHooks.keep = keepWords
  const unwatch = watchWords()
  for (const name of inputs) window.addEventListener(name, report, { passive: true, capture: true })
  if (who()?.isLocked) hide()
  plan()
  offer()
  dropOldNext()
  // A key that once said which plan to show grants nothing, and goes (T-007).
  browserStorage.local.set('jul_admin_tier_override', null)
  // A lock that has to be drawn while the server is away is there by then.
  const drawnEarly = window.setTimeout(() => void lockHooks.load().catch(() => null), drawEarlyMs)
  return () => {
    window.clearTimeout(drawnEarly)
    // Whoever signed out behind the lock sees where that has led.
    showScreen()
    focusManager.setFocused(undefined)
    onlineManager.setOnline(navigator.onLine)
    window.clearTimeout(timer)
    window.clearTimeout(lockTimer)
    for (const name of inputs) window.removeEventListener(name, report, { capture: true })
    onActivity(null)
    onEndedSignIn(null)
    lockHooks.keep = () => Promise.resolve()
    unwatch()
    unlocked = null
    channel.close()
  }
}
