import { consentLimits } from './limits.ts'

/** The version of the consent text; a new wording needs a new version, and then everybody is asked again (4.12.11). */
export const consentTextVersion = '1.4'

/** What each person agrees to before a transcript of their session may be stored; stored by its version (T-083). */
export const consentText =
  'I agree that a recording or transcript of this session is stored, and that a program drafts minutes from it, which my ' +
  'advisor checks before anyone relies on them. The member, the advisor of this session, the advisors assigned to the ' +
  'member and the colleagues who manage sessions can play and read all of it. I can withdraw at any time: then the ' +
  'recording, the transcript and all drafts are removed, and so are quotes, ' +
  'speakers and times in approved minutes and cards, and the words there that the program wrote and no person has changed. Words that a person ' +
  'wrote stay, and a note that I withdrew.'

/** What stands next to the question wherever it is asked: who else may see what was said, told as Article 13 GDPR asks for (decision 0084). */
export const consentReading = {
  text: 'Where a service outside this company writes recordings down or drafts minutes, it gets the sound or the words for that alone, on our instructions.',
  link: 'Read which, and what each sees, in the privacy policy',
  href: '/privacy-policy#sessions',
} as const

/** Our own words around asking for consent. */
export const consentTexts = {
  heading: 'Consent to recording and minutes',
  agree: 'I agree',
  refuse: 'I do not agree',
  saving: 'Saving answer',
  withdraw: 'Withdraw consent',
  withdrawQuestion:
    'The recording, the transcript and all drafts of this session are permanently removed. Approved minutes and cards lose quotes, speakers and times, and every line that no person has changed until your advisor words it anew.',
  given: 'Consent recorded',
  refused: 'Answer recorded. Nothing from this session will be uploaded.',
  withdrawn: 'Consent withdrawn',
  again: 'The session is beginning. You agreed before it: do you still agree?',
  stillAgree: 'I still agree',
  someoneRefused: 'Someone did not agree. Nothing from this session is stored.',
  someoneWithdrew: 'Someone withdrew their consent. The recording and the transcript are removed.',
  waitingFor: (names: string) => `Waiting for ${names}`,
  uploadWaits: 'A transcript can be uploaded once everyone has agreed.',
  cancelled: 'This session was cancelled, so nobody is asked for consent.',
  askMember: 'Ask the member',
  askMemberAgain: 'Ask the member again',
  asking: 'Sending request',
  askSent: 'Request sent',
  memberAsked: (moment: string) => `The member was asked by email, last on ${moment}.`,
  askAgainLater: `They can be asked again after ${consentLimits.askMemberEveryHours} hours.`,
  notGuests: {
    member: "This is the member's own address. They answer in their console, without a link.",
    advisor: "This is the advisor's own address. They answer in the session, without a link.",
  },
  linkSpent: 'This link has expired. Ask your advisor for a new one.',
} as const

/** What people read when an answer is refused; the reasons of `can…` and of the consent commands. */
export const consentRefusals = {
  text_changed: 'The text has changed since you opened it. Read it again.',
  not_this_person: 'Only the member and the advisor of this session can answer here.',
  nothing_given: 'There is no consent to withdraw.',
  too_many_guests: "You can't ask any more people for this session.",
  already_answered: 'This person has already answered.',
  not_assigned: "You aren't this member's advisor.",
  session_deleted: 'This session was deleted. Restore it first.',
  session_cancelled: 'This session was cancelled, so there is nothing to agree to.',
  session_not_begun: 'The member can be asked once the session has started.',
  no_show: 'This session is a no-show, so there is nothing to agree to.',
  hidden_by_member: 'The member deleted this session from their list, so they cannot open it to answer.',
  consent_refused: 'Someone did not agree, so nothing of this session can be stored.',
  consent_withdrawn: 'Someone withdrew their consent, so nothing of this session can be stored.',
} as const

/** What each answer is called on a screen. */
export const consentAnswerNames = {
  given: 'Agreed',
  refused: 'Did not agree',
  withdrawn: 'Withdrawn',
  outdated: 'Asked again',
  waiting: 'Not answered',
} as const
