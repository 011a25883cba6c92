import { wakeCookies } from '#web/features/privacy/cookies/wakeCookies.ts'
import { wakeAccountMenu } from './accountMenu.ts'
import { runAllowed } from './allowedParts.ts'
import { wakeCookieForm } from './cookieForm.ts'
import { wakeCurrency } from './currency.ts'
import { showDoneLessons } from './doneLessons.ts'
import { keepHeader } from './headerState.ts'
import { showLeaving } from './leaving.ts'
import { wakeDialogs } from './nativeDialogs.ts'
import { wakeQuickNavigation } from './quickNavigation.ts'

// All the script a public document carries (decision 0009). It stands inline at the end of the page, so the markup is
// there; every part of it only adds to what links, popovers and dialogs do by themselves.
keepHeader()
showLeaving()
wakeDialogs()
wakeCurrency()
for (const box of document.querySelectorAll<HTMLElement>('[data-quick]')) wakeQuickNavigation(box)
wakeAccountMenu()
showDoneLessons()
// The element of the page says by the same name which version of the texts it came with.
for (const cookies of document.querySelectorAll<HTMLElement>('div[data-cookies]')) wakeCookies(cookies)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-cookie-form]')) wakeCookieForm(form)
runAllowed()
