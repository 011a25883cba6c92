import { undeliveredDays } from '#domain/newsletter/limits.ts'
import type { Chapter } from './manualChapter.ts'
import { steps, words } from './manualChapter.ts'
import { resetHours } from './manualPeople.ts'

/** What says that it failed, where, and the way on that exists. */
export const troubleChapter: Chapter = {
  id: 'trouble',
  title: 'When something fails',
  lead: 'Whatever fails says so in its own place, and goes on from there. Nothing that came is thrown away.',
  parts: [
    steps(
      'draft',
      'A draft failed, or none came',
      'The overview says ‘Report not drafted’. Open the session.',
      'Press ‘Write the draft’. What you decided and wrote before stays.',
      'If it fails again, look at the transcript: correct a part that is damaged, or add the file again as the meeting tool exports it.',
      'If nobody agreed, or nothing can be read, write the minutes by hand.',
    ),
    steps(
      'recording',
      'A recording is missing, or was not written down',
      'Open Recordings. One that waits for its session is matched there, by holders of ‘sessions.manage’: choose the session, or put it aside. A time alone proves nothing, so that is never done by itself.',
      'One that could not be fetched has ‘Try again’. If the drive itself is away, its state says why and what to do.',
      'One that could not be written down stands among what needs you: open the session and press ‘Go on’ or ‘Transcribe’. Pieces that were written down are not sent again.',
      'If the month’s budget for models is used up, upload a transcript, or wait for the next month.',
    ),
    steps(
      'mail',
      'An email did not arrive',
      `The overview says who did not get one, what it was about and why, for ${undeliveredDays} days or until the same email arrived.`,
      'No such mailbox: ask for the right address by another way. Only its owner can change it, in Settings; the new address confirms it.',
      'An address that was never confirmed: an admin opens the member and presses ‘Resend confirmation’.',
      'A guest: open the session and correct who comes. Whoever stands there with another address is asked anew.',
      'Refused or full: tell them what the email said by another way. What members are mailed about sessions and requests stands in their console, too.',
      'Our own mail server took nothing: tell whoever runs it. Emails are tried again for more than a day before they fail.',
    ),
    steps(
      'sign-in',
      'Somebody cannot sign in',
      'After three wrong passwords from one place the next ones are refused for a quarter of an hour, the right one included. A link by email works all the same. No stranger can lock an account.',
      'A link or a code works for 15 minutes, once, and the link only in the browser that asked for it. In another browser they type the code where they asked.',
      'No email came: see above, and have them look for a typing error in their address.',
      `A lost second factor: another admin opens the person and asks for the reset, with the reason. They are told at once; it takes effect after ${resetHours} hours, and signing in with the factor before then stops it. Call them first, at a number that you had before.`,
      'A device that was lost: they end its sign-in in Settings. For somebody who cannot, an admin presses ‘Sign out everywhere’ on their page.',
      'An account that was disabled is answered like a wrong password. An admin sees on its page that it is, and enables it.',
    ),
    words(
      'refused',
      'Sign-ins that were refused',
      'Admins find them in the audit trail under ‘Sign-in’, with when and from where. An email about unusual activity means that somebody tried too fast; the usual limits apply, and nobody was locked out. Many tries at one account: call its owner, and offer a second factor or a passkey.',
    ),
    words(
      'error',
      'An error with a number',
      'Try once more. If it stays, give an admin the number; the errors of browsers stand under Admin. A service that is away stands under Services there, with what is missing.',
    ),
    words(
      'not-sure',
      'Not sure',
      'Ask before you press. The trail knows what was done; it cannot undo what was erased.',
    ),
  ],
}
