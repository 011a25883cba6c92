import type { BuiltLegalText } from './legalText.ts'

/** How weaknesses are reported and what whoever reports one can rely on (security.txt points here). */
export const responsibleDisclosure: BuiltLegalText = {
  version: 1,
  inForceSince: '2026-11-22',
  short: [
    'Report a weakness by form or by mail. A person answers within two working days.',
    'Whoever looks in good faith and within these rules has nothing to fear from us.',
    'Do not touch other people’s data, and give us time to mend it before you publish.',
  ],
  sections: [
    {
      id: 'scope',
      title: 'What is in scope',
      body: [
        'This site, the console on the desktop and on the phone, the programming interface under /api, and the emails we send.',
        'Of interest above all: reaching rows of another person, signing in as somebody else, getting around consent to a recording, changing the audit trail, running code on the server or in another person’s browser, and reading what was deleted.',
        'Out of scope are services of others that we merely lead to (such as a provider of meetings), attacks on people by deception, attacks that need the victim’s unlocked device, floods of requests, reports made by a scanner without a way to use what it found, missing headers without an effect, and the age of a library without a way to reach its fault.',
      ],
    },
    {
      id: 'rules',
      title: 'How to look',
      body: [
        {
          list: [
            'Use accounts of your own. Open two if you need two; a demonstration account is there for it where it is switched on.',
            'Stop as soon as you have shown that something is possible. Do not read, change or keep data of others; if you saw some by accident, say so and delete it.',
            'Do not disturb the service. A few requests show a weakness as well as a thousand.',
            'Do not try to deceive our staff or our members, and do not enter buildings.',
            'Give us 90 days before you publish, or less where we have agreed on less. If it is being used against people already, we act at once and tell them.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'How to report',
      body: [
        'Use [the form](/responsible-disclosure/report), or write to {support} with the word Security in the subject. The same address stands in [security.txt](/.well-known/security.txt). Say what you found, how to see it step by step, what you think somebody could do with it, and how we should call you. English is best. If you want to send something that should not travel in the open, say so first and we agree on a way.',
        'You need not give a name. Reports without one are treated like the others.',
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
              'We say whether we could see it too, and how serious we take it to be',
              'Within five working days',
            ],
            ['Mended, or a date for it, for what is serious', 'Within 14 days'],
            ['Mended, or a reason, for the rest', 'Within 90 days'],
            ['People whose data were reached are told', 'As soon as we know who, as the law asks'],
          ],
        },
        'We tell you when it is mended and ask you to look again if you like.',
      ],
    },
    {
      id: 'safe-harbour',
      title: 'What we promise',
      body: [
        'If you look in good faith and within these rules, we regard it as authorised. We will not report you to the authorities, will not take you to court, and will not ask your account to be closed for it. If somebody else takes action against you for the same thing, we say that you acted with our permission.',
        'If you are not sure whether something is within the rules, ask before you do it. An honest mistake that you tell us about at once does not end this promise.',
      ],
    },
    {
      id: 'thanks',
      title: 'Thanks',
      body: [
        'We name people who reported something real on this page, if they want to be named. Nobody is listed yet. We pay no rewards and say so plainly, so that nobody spends a week on a wrong expectation.',
        'What was found is written up as a fault like any other: what it was, what it touched, how it was mended, and which test would notice it today. You get that text.',
      ],
    },
    {
      id: 'data-you-saw',
      title: 'If you saw data of others',
      body: [
        'Stop there. Tell us in your report whose it was, as far as you know, what it was and when, and do not send it along. Delete what you kept once we have confirmed that we could follow your report. We have to tell the people concerned and, within 72 hours, the authority; your report helps us to tell them the truth, and we do not name you in it without your consent.',
      ],
    },
    {
      id: 'how-it-is-built',
      title: 'Where to begin',
      body: [
        'The [security whitepaper](/security-whitepaper) says how the system is built: two locks on every row, one road for every call, an audit trail that is sealed. The [description of the programming interface](/api/docs) lists every call with who may make it. Both are there so that you can spend your time on what is hard.',
      ],
    },
  ],
}
