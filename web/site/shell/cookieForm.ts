import { acceptAll, choiceKey, rejectOptional } from '#domain/privacy/rules/choice.ts'
import { cookieTexts } from '#domain/privacy/texts.ts'
import { dressCookies, fillSwitches, readSwitches, send } from '#web/features/privacy/cookies/wakeCookies.ts'
import { choiceChanged, choiceHere } from '#web/lib/page/keptChoice.ts'

// Made where it is needed: the first of its kind costs a phone a tenth of a second, on every page of the site.
const dayText = (moment: Date) =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The form of /cookie-preferences without a new page: it shows what this browser keeps, and the receipt once it is stored. */
export function wakeCookieForm(form: HTMLFormElement) {
  const show = () => {
    const choice = choiceHere()
    fillSwitches(form, choice ?? rejectOptional)
    const receipt = form.querySelector('[data-receipt]')
    if (receipt)
      receipt.textContent = choice
        ? cookieTexts.receipt(choice.receipt, dayText(new Date(choice.timestamp)))
        : cookieTexts.none
  }
  show()
  void dressCookies()
  window.addEventListener(choiceChanged, show)
  window.addEventListener('storage', ({ key }) => key === choiceKey && show())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter.value : ''
    const allowed = pressed === 'all' ? acceptAll : pressed === 'none' ? rejectOptional : readSwitches(form)
    void send(form, allowed)
  })
}
