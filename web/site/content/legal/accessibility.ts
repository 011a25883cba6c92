import type { BuiltLegalText } from './legalText.ts'

/** The statement of accessibility: what is aimed at, how it is checked, what is known to be missing. */
export const accessibility: BuiltLegalText = {
  version: 2,
  inForceSince: '2026-11-24',
  short: [
    'We build to WCAG 2.1, level AA, as EN 301 549 asks for, and check every screen by machine before it is released.',
    'Everything works by keyboard, in light and dark, from 320 pixels of width and at 200 percent zoom.',
    'We know of gaps and list them. Tell us about a barrier; you get an answer within two working days.',
  ],
  sections: [
    {
      id: 'standard',
      title: 'What we aim at',
      body: [
        'The Web Content Accessibility Guidelines (WCAG) 2.1 at level AA, through the European standard EN 301 549, which the European Accessibility Act (Directive (EU) 2019/882) refers to. The Act has applied to services sold to consumers in the Union since 28 June 2025. We hold to it whether or not a small firm would be exempt.',
        'It covers the public site, the console on the desktop and on the phone, the pages for guests of a session, and the emails we send.',
      ],
    },
    {
      id: 'what-works',
      title: 'What you can expect',
      body: [
        {
          list: [
            'Every function can be reached by keyboard, in an order that follows the page. The focus is always visible, stays inside an open dialog and returns to where it was.',
            'Headings, landmarks, lists, tables and form fields are marked as what they are. Every page has one main heading and a link that skips to it.',
            'Text has a contrast of at least 4.5 to 1 and the edges of controls 3 to 1, in light and in dark. Colour never carries a meaning alone: a state has a shape and a word, a priority has bars and a word.',
            'Targets are at least 44 pixels on touch screens.',
            'Cards can be moved by dragging, by menu and by keys. There is no gesture without another way.',
            'Errors are named in words at their field, with what would be right, and are announced. What you typed stays.',
            'Messages that come and go are announced politely, stay longer while they are pointed at or focused, and are never the only place where something is said.',
            'A sign-in that is about to end is announced five minutes before and can be kept by one press.',
            'Motion follows the setting of your system; nothing blinks.',
            'Public pages work with scripts switched off.',
          ],
        },
      ],
    },
    {
      id: 'how-checked',
      title: 'How it is checked',
      body: [
        'Before every release an automated check (axe) looks at every screen, at three widths and in both themes, in a real browser; a single violation stops the release. Journeys through the console are done by role and label, the way a screen reader finds things, and the important ones by keyboard alone.',
        'An automated check finds only a part of what a person would. This statement rests on our own evaluation; no outside body has certified it.',
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
              'We check the tree that screen readers read, and have not gone through every screen with each of them.',
              'Tell us what reads badly; it is treated as a fault.',
              '31 March 2027',
            ],
            [
              'Transcripts',
              'A transcript is as good as the tool that made it. Names may be wrong and speakers confused.',
              'Your advisor corrects names; the approved minutes are written by a person.',
              '30 June 2027',
            ],
            [
              'Video meetings',
              'They take place with a provider you choose with your advisor, and its barriers are not ours to remove.',
              'Ask for another provider, for the telephone, or for a session in writing.',
              '30 June 2027',
            ],
            [
              'Language',
              'The site is in English. We write in plain sentences, but there is no easy-read version yet.',
              'Ask us; we explain any page by email.',
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
        'Write to {support}: the address of the page, what you wanted to do, what you use, and what happened. You get an answer within two working days, with what we will do and by when. If you need what is on a page in another form, we send it.',
        'If a session needs something, such as breaks, captions, an interpreter you bring, more time to read or a text before the day, say so when you ask for it. It costs nothing and is not in the minutes.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: [
        'If our answer does not help, you may turn to the authority that supervises the accessibility of products and services in your country. Each member state has named one under the Act. We would like to hear from you first, and you are not obliged to write first.',
        'This statement was written on the day it came into force and is read again with every new version, at least once a year.',
      ],
    },
  ],
}
