import { paths } from '#contract/paths.ts'
import { keepSignOut, revokeSignIn } from '#web/lib/signIn/pendingSignOut.ts'
import { keepHint } from '#web/lib/signIn/signedInHint.ts'
import { browserStorage } from '#web/lib/storage/browserStorage.ts'
import { drawHeader } from './headerState.ts'

type Me = { displayName: string; email: string; isStaff: boolean }

/** The server is asked who is signed in when the menu opens, and not before. */
export function wakeAccountMenu() {
  const menu = document.getElementById('account')
  if (!menu) return
  menu.addEventListener('beforetoggle', (event) => {
    if ('newState' in event && event.newState === 'open') void fill(menu)
  })
  menu.querySelector('[data-sign-out]')?.addEventListener('click', () => void leave())
}

async function fill(menu: HTMLElement) {
  const answer = await fetch('/api/v1/accounts/me').catch(() => null)
  if (!answer?.ok) return
  const { me }: { me: Me | null } = await answer.json()
  keepHint(me)
  drawHeader()
  if (!me) {
    menu.hidePopover()
    document.querySelector<HTMLElement>('[data-sign-in-place] a')?.focus()
    return
  }
  const name = menu.querySelector('[data-name]')
  const email = menu.querySelector('[data-email]')
  if (name) name.textContent = me.displayName
  if (email) email.textContent = me.email
}

/** Ends the sign-in; what could not be told the server is asked again by the page that comes (T-013). */
async function leave() {
  const isTold = await revokeSignIn()
  if (!isTold) keepSignOut()
  browserStorage.session.set('jul.signedOut', isTold ? '1' : 'failed')
  keepHint(null)
  window.location.assign(paths.auth())
}
