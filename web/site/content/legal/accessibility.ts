import type { BuiltLegalText } from './legalText.ts'

/** The statement of accessibility: what is aimed at, how it is checked, what is known to be missing. */
export const accessibility: BuiltLegalText = {
  version: 3,
  inForceSince: '2026-11-27',
  changed: 'Says that advisors check minutes, and when the end of a sign-in is announced.',
  short: [
    'We build to WCAG 2.1, level AA, as EN 301 549 requires, and every screen is checked automatically before it is released.',
    'Everything works by keyboard, in light and dark, from a width of 320 pixels and at 200 percent zoom.',
    'There are gaps that we know of, and we list them. Tell us about a barrier; you get an answer within two working days.',
  ],
  sections: [
    {
      id: 'standard',
      title: 'What we aim at',
      body: [
        'The Web Content Accessibility Guidelines (WCAG) 2.1 at level AA, through the European standard EN 301 549, which the European Accessibility Act (Directive (EU) 2019/882) refers to. The Act has applied to services sold to consumers in the Union since 28 June 2025. We follow it whether or not a firm of our size would be exempt.',
        'This statement covers the public site, the console on the desktop and on the phone, the pages for guests of a session, and the emails we send.',
      ],
    },
    {
      id: 'what-works',
      title: 'What you can expect',
      body: [
        {
          list: [
            'Every function can be reached by keyboard, in an order that follows the page. The focus is always visible, stays inside an open dialog and returns to where it was.',
            'Headings, landmarks, lists, tables and form fields are marked up as what they are. Every page has one main heading and a link that skips to it.',
            'Text has a contrast of at least 4.5 to 1 and the edges of controls 3 to 1, in light and in dark. Nothing is said by colour alone: a state also has a shape and a word, a priority has bars and a word.',
            'Targets are at least 44 pixels on touch screens.',
            'Cards can be moved by dragging, by menu and by keys. No gesture is the only way to do something.',
            'Errors are explained in words next to their field, with what to do, and are announced. What you typed stays.',
            'Messages that come and go are announced without interrupting, stay longer while you point at them or focus them, and are never the only place where something is said.',
            'A sign-in that is about to end because nothing happened is announced five minutes before, and one press extends it.',
            'Motion follows the setting of your system, and nothing blinks.',
            'Public pages work with scripts switched off.',
          ],
        },
      ],
    },
    {
      id: 'how-checked',
      title: 'How it is checked',
      body: [
        'Before every release an automated check (axe) looks at every screen, at three widths and in both themes, in a real browser; a single violation stops the release. Tests walk through the console by role and label, as a screen reader does, and through its most important tasks by keyboard alone.',
        'An automated check finds only some of what a person would. This statement is based on our own evaluation; no outside body has certified it.',
      ],
    },
    {
      id: 'gaps',
      title: 'What is missing',
      body: [
        {
          head: ['Gap', 'What it means', 'Way around it', 'Review by'],
          rows: [
            [
              'Screen readers',
              'We check what screen readers are given to read, but have not gone through every screen with each of them.',
              'Tell us what reads badly; we treat it as a fault.',
              '31 March 2027',
            ],
            [
              'Transcripts',
              'A transcript is only as good as the tool that made it. Names may be wrong and speakers mixed up.',
              'Your advisor corrects names; an advisor checks every line of the minutes before you see it.',
              '30 June 2027',
            ],
            [
              'Video meetings',
              'They run on a service that you choose with your advisor, and we cannot remove its barriers.',
              'Ask for another service, a telephone call, or a session in writing.',
              '30 June 2027',
            ],
            [
              'Language',
              'The site is in English. We write in plain sentences, but there is no easy-read version yet.',
              'Ask us, and we explain any page by email.',
              '30 September 2027',
            ],
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      body: [
        'Write to {support} with the address of the page, what you wanted to do, the browser and aids you use, and what happened. Within two working days you get an answer that says what we will do and by when. If you need the content of a page in another form, we send it.',
        'If you need something for a session, such as breaks, captions, an interpreter you bring, more time to read or a text beforehand, say so when you book it. It costs nothing and is not recorded in the minutes.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: [
        'If our answer does not help, you may contact the authority that supervises the accessibility of products and services in your country; each member state has named one under the Act. We would like to hear from you first, but you do not have to write to us before you do.',
        'This statement was written on the day it came into force. We review it at least once a year.',
      ],
    },
  ],
}
