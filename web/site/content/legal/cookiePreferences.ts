import { reportDays } from '#domain/newsletter/limits.ts'
import type { BuiltLegalText } from './legalText.ts'

/** Everything the site and the consoles keep in a browser. Kept in step with the code by hand: a new key stands here too, and what is not essential also in domain/privacy/rules/entries.ts. */
export const cookiePreferences: BuiltLegalText = {
  version: 8,
  inForceSince: '2026-11-27',
  short: [
    'What is essential needs no answer: cookies that keep you signed in and your account safe, and entries such as the theme you chose or a booking you have begun. All of them are listed below.',
    'Three things wait for your answer: how you left your console, counting pages on our own server, and which campaign page you came from.',
    'Yes and no are one press each. Your answer has a number, counts for six months, and can be changed here at any time.',
  ],
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'A cookie is a short text that your browser sends back to the site that set it. This site sets four that are necessary, none of them before you sign up or sign in, a fifth if you answer the question about cookies without scripts, and a sixth if you open the whole report on funding gaps.',
        {
          head: ['Name', 'What for', 'How long', 'Category'],
          rows: [
            [
              '__Host-sid (sid in local use)',
              'Knows that you are signed in. It holds a random number and a signature and nothing about you, cannot be read by scripts, and is sent only to this site.',
              '12 hours at most, 8 for staff; gone when you sign out',
              'Essential',
            ],
            [
              '__Host-known (known in local use)',
              'Tells the server that accounts have signed in with this browser before, so that strangers who guess at a password cannot keep their owner out. It holds signatures of at most five accounts, no name and no address.',
              '400 days from the last sign-in',
              'Essential',
            ],
            [
              '__Host-joined (joined in local use)',
              'Set when you sign up: opening the link in our email in the same browser then signs you in. It holds a time and a signature.',
              '24 hours, gone once used',
              'Essential',
            ],
            [
              '__Host-asked (asked in local use)',
              'Set when you ask for an email to sign in with: its link and code work in the same browser only. It holds a random secret and nothing about you.',
              '15 minutes, gone once used',
              'Essential',
            ],
            [
              'gdpr_cookie_consent',
              'Your answer about cookies, where it was given without scripts.',
              '6 months',
              'Essential',
            ],
            [
              '__Host-report (report in local use)',
              'Set when the link in our email opens the whole report on funding gaps, so that this browser opens it again without the link. It holds the number of your place on that list, a time and a signature.',
              `${reportDays} days, gone once you leave the list and open the report again`,
              'Essential',
            ],
          ],
        },
        'Without the first nobody could sign in, without the next three only with more trouble or less safety, without the fifth you would be asked on every page, and without the last you would look for the link each time. Under Article 5(3) of the ePrivacy Directive a cookie that is strictly necessary for a service the user asked for needs no consent.',
      ],
    },
    {
      id: 'storage',
      title: 'What else is kept in your browser',
      body: [
        'Besides cookies a browser has a storage of its own, which is not sent to us. The site and the console keep these entries there. Those that are not essential are written only if you allow their category, and go when you take that back. None of them says who you are to anybody else.',
        {
          head: ['Entry', 'What for', 'How long', 'Category'],
          rows: [
            [
              'gdpr_cookie_consent',
              'Your answer about cookies: what you allow, to which version, when, and the number of its receipt',
              '6 months',
              'Essential',
            ],
            [
              'jul.theme',
              'Light or dark, where you chose one',
              'Until you change it or clear it',
              'Essential',
            ],
            [
              'preferred_currency',
              'The currency you picked for prices',
              'Until you change it or clear it',
              'Essential',
            ],
            [
              'jul.posts',
              'Presets of posts that you saved in the post generator: words and choices, no pictures',
              'Until you remove them or clear it',
              'Essential',
            ],
            [
              'jul.signedIn',
              'Draws the header for somebody who is signed in before the server has answered; it grants nothing',
              'Until you sign out',
              'Essential',
            ],
            [
              'jul.asked',
              'That you were asked whether you are a founder, investor or client, so that you are not asked twice',
              'Until you answer or clear it',
              'Essential',
            ],
            [
              'jul.signOutPending',
              'That you signed out while offline, so that the server is told at the next contact',
              'Until the server has been told',
              'Essential',
            ],
            [
              'jul.words',
              'Words you had written and not sent when your sign-in ended, encrypted with a key that only your account gets back',
              'Until you take or drop them after your next sign-in, or clear it',
              'Essential',
            ],
            [
              'jul.events (with your number)',
              'What went wrong with your sign-in or with a rule of the page, until the server has been told',
              'Until the server has been told',
              'Essential',
            ],
            [
              'jul.surface',
              'Whether links in our emails open the console of the desktop or of the phone, where you chose',
              'Until you choose otherwise or clear it',
              'Essential',
            ],
            [
              'jul.console (with its version)',
              'The program of the console: its frame, scripts, sheet and font, so that it opens without a network. Nothing of you or your company is in it, and nothing is kept of the public site',
              'Until a newer version takes its place or you clear it',
              'Essential',
            ],
            [
              'jul.booking',
              'What you have chosen of a session that you have not finished booking: which one, what about, your notes and who comes',
              '7 days, gone once you have booked or asked for it, or sign out',
              'Essential',
            ],
            [
              'jul.next',
              'Which page you were going to when you signed up, so that confirming your email leads there',
              'Counts for a day, gone once it led there or when you next open a page to sign in or a console',
              'Essential',
            ],
            [
              'jul.firstSteps (with your number)',
              'That you have put the first steps on your home page aside',
              'Until you clear it',
              'Essential',
            ],
            [
              'jul.figures',
              'Whether the figures above your board are unfolded',
              'Until you fold them or clear it',
              'Functional',
            ],
            [
              'jul.landing',
              'Which campaign page you came by, for the way back to it',
              '30 minutes, this tab',
              'Marketing',
            ],
            [
              'jul.signedOut, jul.expired, jul.setUp, jul.splash',
              'What to show after a reload or a start: that you were signed out, that the start was shown, the link of a first administrator',
              'This tab',
              'Essential',
            ],
            [
              'jul.reloadedFor',
              'Which version of the site was reloaded last, so that it is not reloaded twice',
              'This tab',
              'Essential',
            ],
          ],
        },
        'Entries of a tab are gone when you close it. You can delete all of them at any time in the settings of your browser; you are then signed out and the site looks as on a first visit.',
      ],
    },
    {
      id: 'others',
      title: 'Other servers',
      body: [
        'Pages of this site load fonts, pictures, styles and scripts from this site alone. Your browser is told to refuse anything else by a content security policy, which you can read in the headers of every page.',
        'If you open the address of a meeting, you leave this site. The provider of the meeting may set cookies of its own; its terms say which.',
      ],
    },
    {
      id: 'categories',
      title: 'Categories, and what each is used for',
      body: [
        {
          head: ['Category', 'What happens if you allow it', 'Before you answer'],
          rows: [
            [
              'Essential',
              'You stay signed in, and your answer is remembered',
              'Used, because nothing works without it',
            ],
            ['Functional', 'Your console opens as you left it', 'Not used'],
            [
              'Analytics',
              'Each page you open adds one to a number on our own server, by day and address. No address of yours, no name and no path through the site is kept; the numbers go after 13 months',
              'Not used',
            ],
            ['Marketing', 'The header offers the way back to the campaign page you came by', 'Not used'],
          ],
        },
        'The question comes a second after a page, with buttons of equal size for yes and no. Our server keeps a receipt of your answer: its number, what you allow, the version and a fingerprint of the words you read, and the time. It holds nothing about you; whoever has the number can point to it. Receipts go three years after the six months for which an answer counts.',
        'You are asked again after six months, and where the words change. A browser that sends the Global Privacy Control signal is treated like every other that has not said yes: nothing it could stop takes place.',
      ],
    },
    {
      id: 'control',
      title: 'How to look for yourself',
      body: [
        'You need not believe this page. In most browsers a press on the sign next to the address shows which cookies a site has set; the tools for developers (F12) show the storage and every request under Storage and Network. On this site all requests go to the name in the address line.',
        'You may also tell your browser to refuse all cookies. The public pages then work as before. Signing in does not, because there is nothing to remember it by.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      body: [
        'Write to {support}. If you find an entry in your browser that is not on this page, it is a mistake of ours and we would like to know. What we hold on our own server is described in the [privacy policy](/privacy-policy).',
      ],
    },
  ],
}
