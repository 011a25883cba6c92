import { factorLimits, signInLimits } from '#domain/accounts/limits.ts'
import { inquiryDueDays } from '#domain/inquiries/limits.ts'
import { periods, sayPeriod, shortenable } from '#domain/privacy/rules/periods.ts'
import type { Chapter } from './manualChapter.ts'
import { steps, words } from './manualChapter.ts'

const minutesOf = (ms: number) => ms / 60_000
const { lockMs, idleMs, staffAbsoluteMs } = signInLimits

/** Requests, who may do what, and what belongs to members. */
export const peopleChapters: readonly Chapter[] = [
  {
    id: 'requests',
    title: 'Answering requests',
    lead: `Every one of us answers requests. Messages, sessions and services have an answer within ${inquiryDueDays.contact} working days; the site says so.`,
    parts: [
      steps(
        'take',
        'From the inbox to the answer',
        'Open Requests. ‘Needs you’ holds your own and those that nobody has taken; the number in the navigation is the number of its rows.',
        'Take it before you work on it, so that nobody answers twice. ‘Take over’ is for a colleague who is away; tell them.',
        'Read who asks and what about. A decision for review carries the card as it was when it was asked for; the figures stand next to it where you advise the member.',
        'Write the answer. ‘Save draft’ keeps it for you alone. ‘Comment’ leaves the request open and yours; the other outcomes end it.',
        'Send it. A member reads it in the console and by email, a visitor by email.',
      ),
      words(
        'days',
        'By when',
        `Working days from the day it arrived: ${inquiryDueDays.session} for a session, a service, a message, an advisory request and a security report; ${inquiryDueDays.decision_review} for the review of a decision; ${inquiryDueDays.portfolio_update} for an update of the portfolio, a partnership and an expert; ${inquiryDueDays.application} for an application. A wish for a plan has no day, which is no reason to wait.`,
        'If you cannot answer in time, comment and say by when you will.',
      ),
      words(
        'held',
        'Held back',
        'What looks like a program’s stands under ‘Held back’, and nobody is written to about it. Look there once a day: a person who pastes many links looks like a program, too. Let those through.',
        `A visitor’s message goes after ${sayPeriod(periods.messages)}, an answered request of a member ${sayPeriod(periods.requests)} after its end.`,
      ),
    ],
  },
  {
    id: 'rights',
    title: 'Who may do what',
    lead: 'The server decides each of these; a button that is missing is no fault.',
    parts: [
      words(
        'staff',
        'Everybody on staff',
        'Reads the directory of members and all requests. Gives plans to confirmed members, never to themselves, and ends what staff gave. Makes booking links. Writes service cards, texts of the site and issues of YELMail, and stops an issue on its way. Exports the lists.',
      ),
      words(
        'leader',
        'Whoever leads a session',
        'Reads and manages that session: consent, transcript, recording, minutes. Erasing its transcript or recording is theirs alone, also before colleagues who manage all sessions. It opens nothing else of the member.',
      ),
      words(
        'advisor',
        'An assigned advisor',
        'Reads the member’s board, figures, decisions and all their sessions, for as long as the assignment stands, and looks at their console. Adds cards, check-ins and decisions under their own name and changes none of the member’s. Puts actions of approved minutes on the board. Gives credits.',
      ),
      words(
        'managers',
        'Holders of ‘sessions.manage’, and admins',
        'Assign advisors and end it; nobody makes themselves the advisor of a member without one of these rights, and the member is told by email. Schedule for everybody, set anybody’s hours, match bookings of Calendly. Recordings of the drive that are of nobody yet, and the drive itself, are for holders of ‘sessions.manage’ alone.',
        'Admins give and take roles and permissions, disable accounts, end sign-ins, reset a lost second factor, send issues of YELMail, and read the audit trail, the stored errors, the counts of pages, which services are set up, and what is erased when. The board of a member is closed to them, too, unless they advise that member.',
      ),
      words(
        'own-account',
        'Your own account',
        `Admins always give a second factor, and until it was given the role counts for nothing. After ${minutesOf(lockMs)} minutes without input the screen locks, unless you turned that off; after ${minutesOf(idleMs)} you are signed out, after ${minutesOf(staffAbsoluteMs) / 60} hours in any case. Before something sensitive the product asks again who you are.`,
      ),
    ],
  },
  {
    id: 'data',
    title: 'What belongs to members',
    lead: 'Look where you have a reason to, take nothing out, and know what goes when.',
    parts: [
      words(
        'looking',
        'They see that you looked',
        'Opening a member’s page, board, session or minutes leaves a line for that day, with your name and the area, which they read in their settings. A page of the directory leaves none. The members at risk on the overview count as looked at.',
      ),
      words(
        'view-as',
        'View-as',
        'With another plan: you see the consoles as a member with that plan does; it gives nobody anything, and nothing that costs can be done meanwhile.',
        '‘View their console’ on the page of a member you advise shows everything of theirs, to read and not to change. They find the day in their settings. Use it when they ask for help with what they see, say that you do, and press ‘End view’ when you are done. Nobody can look at a colleague’s.',
      ),
      words(
        'demo',
        'Demo members',
        `Whoever presses ‘Quick Demo Sign-In’ gets a member of sample data who lives ${sayPeriod(periods.demos)}. They stand in no list of ours, can be given no plan, credit or session, reach no inbox and get no email. Its numbers are samples. In production there is no demo.`,
      ),
      words(
        'kept',
        'What goes when',
        `At most: recordings ${sayPeriod(periods.recordings)}, transcripts ${sayPeriod(periods.transcripts)}, who looked ${sayPeriod(periods.views)}, emails ${sayPeriod(periods.emails)} with their words gone once they are sent, the trail ${sayPeriod(periods.auditTrail)}. A member may shorten the first three, recordings and transcripts down to ${sayPeriod({ months: shortenable.recordings[0] })}. Deleted notes, check-ins, figures and sessions can be brought back for ${sayPeriod(periods.deleted)}; then they go.`,
        'Keep no copies: no transcript on your own disk, no screenshot of a board in a chat, no address of a guest in a list of yours. Delete an exported list when it has done its work.',
      ),
      words(
        'rights',
        'When somebody asks for their data, or for it to go',
        `Members export and delete by themselves, in Settings. Whoever has no account, or lost it, asks at /data-deletion with their address; who asked stands under Members. A deletion waits ${sayPeriod(periods.deletions)} and is called back by signing in. The account of somebody who works here is not deleted that way. Send whoever writes to you there.`,
      ),
      words(
        'mistakes',
        'When something went where it should not have',
        'Say so at once to an admin and to whoever is concerned: what happened, what it touched, what you did. Then withdraw what can be withdrawn.',
      ),
    ],
  },
  {
    id: 'promises',
    title: 'What never to promise',
    lead: 'A promise stands once, in the terms or the catalogue, and is read from there.',
    parts: [
      words(
        'never',
        'Not in a session, not in an answer',
        'Money: that a round closes, that an investor answers, what a company is worth. Readiness work improves the score and the story; nobody can promise more.',
        'A price, a discount or a place until a day that the catalogue does not say. What is offered stands under Services, and it is changed there.',
        'An introduction, before the other side has said yes.',
        'That something is erased everywhere, at once: say the period. That nobody can ever read something: say who can.',
        'That a draft is complete. The program misses what is agreed without words for it, and reads English.',
        'What the product does not have. Payments, rooms, a library of media and agreements are not built; a date for them is no advisor’s to give.',
        'Legal, tax or medical advice. Say whose question it is, and stop.',
      ),
      words('instead', 'What to say instead', 'What you will do, and by which day. Then put it on a card.'),
    ],
  },
]

export const resetHours = minutesOf(factorLimits.resetMs) / 60
