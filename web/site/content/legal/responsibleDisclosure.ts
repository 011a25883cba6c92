import type { BuiltLegalText } from './legalText.ts'

/** How weaknesses are reported and what whoever reports one can rely on (security.txt points here). */
export const responsibleDisclosure: BuiltLegalText = {
  version: 2,
  inForceSince: '2026-11-27',
  changed: 'Says that an address is needed, and no name.',
  short: [
    'Report a weakness with our form or by email. A person answers within two working days.',
    'If you look in good faith and within these rules, you have nothing to fear from us.',
    'Leave other people’s data alone, and give us time to fix a weakness before you publish it.',
  ],
  sections: [
    {
      id: 'scope',
      title: 'What is in scope',
      body: [
        'This site, the console on the desktop and on the phone, the programming interface under /api, and the emails we send.',
        'We are most interested in ways to reach another person’s data, sign in as somebody else, get around consent to a recording, change the audit trail, run code on the server or in another person’s browser, or read what was deleted.',
        'Out of scope are third-party services that we only link to (such as a meeting provider), deceiving people, attacks that need the victim’s unlocked device, floods of requests, scanner reports that do not show how the finding could be used, missing headers without an effect, and outdated libraries whose fault cannot be reached.',
      ],
    },
    {
      id: 'rules',
      title: 'How to look',
      body: [
        {
          list: [
            'Use your own accounts. Open two if you need two.',
            'Stop as soon as you have shown that something is possible. Do not read, change or keep other people’s data; if you see some by accident, say so and delete it.',
            'Do not disturb the service. A few requests show a weakness as well as a thousand do.',
            'Do not try to deceive our staff or our members, and do not enter buildings.',
            'Give us 90 days before you publish, or less if we have agreed on less. If the weakness is already being used against people, we act at once and tell them.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'How to report',
      body: [
        'Use [the form](/responsible-disclosure/report), or write to {support} with the word Security in the subject. The same address is in [security.txt](/.well-known/security.txt). Say what you found, how to see it step by step, what you think somebody could do with it, and what we should call you. English is best. If you want to send something that should not be sent unprotected, say so first, and we agree on a way.',
        'You do not have to give your name, only an address at which we can ask you questions; one made for this is fine.',
      ],
    },
    {
      id: 'times',
      title: 'What happens then',
      body: [
        {
          head: ['Step', 'When'],
          rows: [
            ['A person confirms that it arrived', 'Within two working days'],
            [
              'We say whether we could reproduce it, and how serious we think it is',
              'Within five working days',
            ],
            ['A serious weakness is fixed, or has a date for its fix', 'Within 14 days'],
            ['Any other is fixed, or you hear why not', 'Within 90 days'],
            [
              'People whose data was reached are told',
              'As soon as we know who they are, as the law requires',
            ],
          ],
        },
        'We tell you when it is fixed, and you are welcome to check again.',
      ],
    },
    {
      id: 'safe-harbour',
      title: 'What we promise',
      body: [
        'If you look in good faith and within these rules, we consider it authorised. We will not report you to the authorities, take you to court or have your account closed for it. If somebody else takes action against you for it, we will say that you acted with our permission.',
        'If you are not sure whether something is within the rules, ask before you do it. An honest mistake does not end this promise if you tell us about it at once.',
      ],
    },
    {
      id: 'thanks',
      title: 'Thanks',
      body: [
        'On this page we name people who reported something real, if they want to be named. Nobody is listed yet. We pay no rewards, and say so here so that nobody spends a week expecting one.',
        'We write up what you found as we do any fault: what it was, what it affected, how it was fixed, and which test would catch it today. You get that text.',
      ],
    },
    {
      id: 'data-you-saw',
      title: 'If you saw other people’s data',
      body: [
        'Stop there. Tell us in your report whose data it was, as far as you know, what it was and when you saw it, and do not include the data itself. Delete whatever you kept. We have to tell the people affected and, within 72 hours, the authority. Your report helps us to tell them accurately what happened, and we do not name you without your consent.',
      ],
    },
    {
      id: 'how-it-is-built',
      title: 'Where to begin',
      body: [
        'The [security whitepaper](/security-whitepaper) says how the system is built: the program and the database each check every access, every request passes through the same checks, and the audit trail is sealed. The [description of the programming interface](/api/docs) lists every call with who may make it. Both are there so that you can spend your time on the hard parts.',
      ],
    },
  ],
}
