import { reportDays } from '#domain/newsletter/limits.ts'
import type { BuiltLegalText } from './legalText.ts'

/** Everything the site and the consoles keep in a browser. Kept in step with the code by hand: a new key stands here too, and what is not essential also in domain/privacy/rules/entries.ts. */
export const cookiePreferences: BuiltLegalText = {
  version: 9,
  inForceSince: '2026-11-28',
  changed: 'Names the cookie that keeps what you typed while you sign in.',
  short: [
    'What is essential needs no answer: cookies that keep you signed in and your account safe, and entries such as the theme you chose or a booking you have begun. They are all listed below.',
    'Three things wait for your answer: how you left your console, counting pages on our own server, and which campaign page you came from.',
    'Yes and no take one press each. Your answer gets a number, holds for six months, and can be changed here at any time.',
  ],
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'A cookie is a short text that your browser sends back to the site that set it. This site sets four for signing in, none of them before you sign up or sign in; a fifth if you answer the question about cookies with scripts switched off; a sixth if you open the full report on funding gaps; and a seventh if you fill in the form under the data processing agreement before you sign in.',
        {
          head: ['Name', 'What for', 'How long', 'Category'],
          rows: [
            [
              '__Host-sid (sid in local use)',
              'Keeps you signed in. It holds a random number and a signature and nothing about you, cannot be read by scripts, and is sent only to this site.',
              '12 hours at most, 8 for staff; gone when you sign out',
              'Essential',
            ],
            [
              '__Host-known (known in local use)',
              'Tells the server which accounts have signed in from this browser before, so that strangers who guess at a password cannot lock the owner out. It holds signatures for at most five accounts, no name and no address.',
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
              'Set when you ask for an email to sign in with, because its link and code work only in the same browser. It holds a random secret and nothing about you.',
              '15 minutes, gone once used',
              'Essential',
            ],
            [
              'gdpr_cookie_consent',
              'Your answer about cookies, if you gave it with scripts switched off.',
              '6 months',
              'Essential',
            ],
            [
              '__Host-report (report in local use)',
              'Set when the link in our email opens the full report on funding gaps, so that this browser opens it again without the link. It holds the number of your place on that list, a time and a signature.',
              `${reportDays} days, gone once you leave the list and open the report again`,
              'Essential',
            ],
            [
              '__Secure-typed (typed in local use)',
              'Set when you send the form under the data processing agreement and still have to sign in, so that your words are in it when you come back. It holds what you typed: your name and position, the company and its address. It cannot be read by scripts, and is sent only to that page.',
              'An hour, gone once the agreement is accepted',
              'Essential',
            ],
          ],
        },
        'Without the first, nobody could sign in; without the next three, signing in would be harder or less safe; without the fifth, you would be asked on every page; without the sixth, you would need the link each time; and without the last, you would type everything again. Under Article 5(3) of the ePrivacy Directive, a cookie that is strictly necessary for a service the user asked for needs no consent.',
      ],
    },
    {
      id: 'storage',
      title: 'What else is kept in your browser',
      body: [
        'Besides cookies, a browser has storage of its own, which is not sent to us. The site and the console keep the following entries there. Those that are not essential are written only if you allow their category, and are removed when you withdraw that. None of them tells anybody else who you are.',
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
              'Presets that you saved in the post generator: words and choices, no pictures',
              'Until you remove them or clear it',
              'Essential',
            ],
            [
              'jul.signedIn',
              'Shows the header as for a signed-in visitor before the server has answered; it gives no access to anything',
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
              'That you signed out while offline, so that the server is told when you are next online',
              'Until the server has been told',
              'Essential',
            ],
            [
              'jul.words',
              'Words you had written but not sent when your sign-in ended, encrypted with a key that only your account can get back',
              'Until you restore or discard them after your next sign-in, or clear it',
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
              'Whether links in our emails open the console for the desktop or for the phone, where you chose',
              'Until you choose otherwise or clear it',
              'Essential',
            ],
            [
              'jul.console (with its version)',
              'The program of the console: its frame, scripts, styles and font, so that it opens without a network. It contains nothing about you or your company, and nothing of the public site',
              'Until a newer version takes its place or you clear it',
              'Essential',
            ],
            [
              'jul.booking',
              'What you have chosen for a session that you have not finished booking: which one, the subject, your notes and who is coming',
              '7 days, gone once you have booked or asked for it, or sign out',
              'Essential',
            ],
            [
              'jul.next',
              'Which page you were on your way to when you signed up, so that confirming your email leads there',
              'A day; gone once it has led there, or when you next open a sign-in page or a console',
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
              'Which campaign page you came from, so that you can go back to it',
              '30 minutes, this tab',
              'Marketing',
            ],
            [
              'jul.signedOut, jul.expired, jul.setUp, jul.splash',
              'What to show after a reload or at the start: that you were signed out, that the opening screen was shown, the link of the first administrator',
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
        'Entries marked “This tab” are gone when you close the tab. You can delete all entries at any time in the settings of your browser; you are then signed out, and the site looks as it did on your first visit.',
      ],
    },
    {
      id: 'others',
      title: 'Other servers',
      body: [
        'Public pages of this site load fonts, pictures, styles and scripts only from this site. A content security policy, which you can read in the headers of every page, tells your browser to refuse anything else.',
        'When you open the link of a meeting, you leave this site. The provider of the meeting may set its own cookies; its terms say which.',
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
              'Used, because the site does not work without it',
            ],
            ['Functional', 'Your console opens as you left it', 'Not used'],
            [
              'Analytics',
              'Each page you open adds one to a count on our own server, by day and page. We keep no address of yours, no name and no path through the site; the counts are deleted after 13 months',
              'Not used',
            ],
            ['Marketing', 'The header offers a way back to the campaign page you came from', 'Not used'],
          ],
        },
        'The question appears a second after a page has opened, with buttons of equal size for yes and no. Our server keeps a receipt of your answer: its number, what you allow, the version and a fingerprint of the words you read, and the time. The receipt holds nothing about you; only its number connects it to your browser. An answer holds for six months, and its receipt is deleted three years after that.',
        'You are asked again after six months, and if the words change. We do not read the Global Privacy Control signal: what it could stop does not happen unless you say yes here.',
      ],
    },
    {
      id: 'control',
      title: 'How to look for yourself',
      body: [
        'You do not have to take our word for it. In most browsers, the icon next to the address shows which cookies a site has set; the developer tools (F12) show storage and every request under Storage and Network. On the public pages, all requests go to the name in the address bar.',
        'You may also set your browser to refuse all cookies. The public pages then work as before. Signing in does not, because nothing can remember it.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      body: [
        'Write to {support}. If you find an entry in your browser that is not on this page, that is our mistake, and we would like to know. The [privacy policy](/privacy-policy) describes what we hold on our own server.',
      ],
    },
  ],
}
