import { bookingLimits } from '#domain/booking/limits.ts'
import { consentLimits } from '#domain/consent/limits.ts'
import { briefLimits } from '#domain/sessions/rules/brief.ts'
import type { Chapter } from './manualChapter.ts'
import { steps, words } from './manualChapter.ts'

const { freeHours, moves, linkDays } = bookingLimits

/** From the booking to cards on the board, and the consent without which nothing of a talk is stored. */
export const sessionChapters: readonly Chapter[] = [
  {
    id: 'session',
    title: 'A session, from the booking to the cards',
    lead: 'Whoever schedules a session leads it. Leading opens that session and nothing else of the member.',
    parts: [
      steps(
        'book',
        'How it is booked',
        'Open your hours under Sessions, Hours and links. Members and holders of a booking link see when you are free, never with whom you are busy.',
        `A member books with a credit that you gave on their page, where their plan includes scheduling. Somebody without an account books by a booking link, which ends after ${linkDays} days and works once.`,
        'Or schedule it yourself under Sessions: for members you advise; admins and holders of ‘sessions.manage’ for everybody.',
        `A member moves a session ${moves} times at most and cancels it for free, both until ${freeHours} hours before the start. When you cancel, a credit that was spent comes back.`,
        'A session that was booked in Calendly is moved there and called a no-show there.',
      ),
      steps(
        'before',
        'Before it',
        `A day before, you and the member are told that the brief is there, where it holds anything: open the session and read it. There is none by email for a session that was booked less than ${briefLimits.hours} hours ahead.`,
        'Open the member: cards that are late, decisions that wait, figures with their day. The member can read that you looked.',
        'Say who comes. Further people of the client are named on the session, and each guest is asked for consent by a link of their own.',
      ),
      steps(
        'in-it',
        'In it',
        'Ask for consent aloud before anything records, in the words of the next chapter.',
        'If nobody comes, set the session to no-show once it has begun. The credit stays spent; you can take it back.',
      ),
      steps(
        'after',
        'After it',
        'Complete the session. One that ended and still stands as scheduled waits for you on the overview.',
        'Where a transcript is there, or a recording was written down, a draft of the minutes follows by itself. Until you approve it, the member reads that their advisor is checking the report, and no line of it.',
        'Approve it within two working days. That is a rule of ours and not of the product, which shows the oldest first.',
      ),
      words(
        'cards',
        'How lines become cards',
        'An action, a decision or a next step of approved minutes becomes one card, with the sentence, the speaker and the moment on it. The member makes it with one press; or you put the actions on their board as you approve, if you are their assigned advisor. A line makes one card at most.',
      ),
    ],
  },
  {
    id: 'consent',
    title: 'Consent',
    lead: 'Nothing of a recording or a transcript is stored before everybody in the session has said yes.',
    parts: [
      words(
        'what-to-say',
        'What to say',
        'Say: “May a recording of this be stored? A program drafts minutes from it, I check them before anybody relies on them, and each of us can withdraw at any time.” Then stop talking. A no needs no reason, and we hold the session all the same.',
        'Everybody agrees to the text that stands on the session, and not to your summary of it. What an outside service may see is said next to it.',
      ),
      words(
        'who-answers',
        'Who answers',
        `Everybody for themselves: the member and you in the console, each guest by the link that ‘Ask a guest’ sends, good for ${consentLimits.linkDays} days. Nobody can answer for somebody else, you neither. A guest of whom you have no address cannot be asked: then do not record.`,
        `From ${consentLimits.startMinutes} minutes before the start until the end, whoever agreed before is asked whether they still do. A new version of the text makes earlier answers old, and everybody is asked anew.`,
        `A session that you enter once it is over asks its member by email as you file it. From the start on, ‘Ask the member’ on the session does the same, once in ${consentLimits.askMemberEveryHours} hours, as long as they have not answered.`,
      ),
      words(
        'no',
        'After a no, and after a withdrawal',
        'A no: nothing can be uploaded, and a recording in the company’s drive is not fetched. Write the minutes by hand from what was decided.',
        'A withdrawal, for which it is never too late: recording, transcript and drafts go at once, for good. Approved minutes and cards lose quotes, speakers and times, and every line that the program wrote and no person has changed. You are told by email, and the lines that are empty wait among what needs you until you have worded them anew. Do not rebuild what was withdrawn from a copy elsewhere.',
      ),
    ],
  },
  {
    id: 'minutes',
    title: 'Writing minutes',
    lead: 'A draft is a proposal. What the member reads is what you accepted.',
    parts: [
      steps(
        'review',
        'From a draft',
        'Open the draft from the overview. Each line stands next to what was said; read there before you decide it.',
        'Accept it as action, decision, next step or insight, or dismiss it. A, D, N, I and X do the same by key, and U takes it back. What is missing you add by selecting its words in the transcript.',
        'Give actions an owner and a day where they were said. If neither was said, ask, and leave it open meanwhile.',
        'Write the summary yourself. Lines under ‘Maybe’ are less likely; most of them are to be dismissed.',
        'Name the speakers once; every line and the draft follow.',
        'Read the preview: it is what the member gets, by mail and in the console. Lines that nobody decided are not sent.',
        'Approve. It is refused while an insight, a decision or an action rests on no sentence of the transcript.',
      ),
      words(
        'by-hand',
        'By hand',
        'A session that nobody recorded has minutes, too: ‘Write the minutes by hand’, once it has begun. They carry no words of anybody’s talk, so that nobody’s consent is asked for them, and they say that you wrote them. Write what was decided, not what was said.',
      ),
      words(
        'corrections',
        'Corrections',
        'Approved minutes never change. Open a new version, mend it, and approve it; the member reads the approved one until then, and the earlier ones stay. If you were wrong about something that mattered, say so in the summary.',
      ),
    ],
  },
]
