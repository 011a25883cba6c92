import type { BuiltLegalText } from './legalText.ts'

/** What holds for programs that call the interface. */
export const apiTerms: BuiltLegalText = {
  version: 2,
  inForceSince: '2026-11-27',
  changed: 'Gives the number of streams a person may keep open.',
  short: [
    'This is the interface that the console itself uses. It is described in full, and you may use it for your own data.',
    'A program acts with the rights of the person whose sign-in it uses, and with no others.',
    'There are limits. A program that reaches one has to wait and try again.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What this is about',
      body: [
        'A program can call every function of the console under /api/v1. It is described at [/api/docs](/api/docs) for people and at [/api/v1/openapi.json](/api/v1/openapi.json) for machines. If you use it, these terms apply in addition to the [terms of service](/terms-of-service).',
      ],
    },
    {
      id: 'who',
      title: 'Who may use it',
      body: [
        'Every member may use it for their own data and that of their company, by hand or with a program they wrote or had written. If you let others use your program with their accounts, write to {support} and tell us what it does before more than ten people use it, and never ask anybody for their password.',
        'The interface is free of charge. We offer no API keys today: a program signs in as its user does, keeps the cookie as a browser does, and its sign-in ends after the same times. Do not share one sign-in between several independent programs.',
      ],
    },
    {
      id: 'rights',
      title: 'What a program may do',
      body: [
        'A program may do exactly what its user may do. Permissions and access to data are the same as in the console, because the console calls the same interface. If an answer says that something was not found, it may also mean that it is not yours.',
        'The sender creates the ids (UUID version 4). A request with an id that was already used counts as the same request, so it does no harm to repeat a call after a lost answer.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      body: [
        {
          head: ['What', 'Limit'],
          rows: [
            ['Reading', '600 calls a minute per sign-in; very large pages count as several'],
            ['Writing', '120 calls a minute'],
            ['Forms, such as a request to staff', '10 a minute'],
            ['Sensitive acts, such as changing the password', '3 in 15 minutes'],
            [
              'Items on a page',
              'Stated for each list in the description, usually 50; a cursor leads to the next page',
            ],
            ['Open streams', '5 per person; a sixth ends the oldest'],
          ],
        },
        'Above a limit, the answer has status 429 and a Retry-After header; while the server is busy, status 503 with the same header. Wait as long as it says, and twice as long the next time. We may block a program that carries on without waiting.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      body: [
        {
          list: [
            'Ask for what you need when you need it; use the stream of changes instead of polling.',
            'Do not copy other people’s data, even where somebody’s account would let you see it.',
            'Do not use the interface to build a copy of the service, or to benchmark it for a competitor without saying so.',
            'Say who you are in the User-Agent header, with an address where a person answers.',
            'Keep what you fetch as safe as we do, and delete it when the person it concerns asks you to.',
          ],
        },
      ],
    },
    {
      id: 'webhooks',
      title: 'Webhooks',
      body: [
        'The interface sends nothing to your servers today. A signed-in program may listen to a stream of changes, /api/live, which says where to look and never what is there. If we add webhooks, each will be signed, carry a time that must not be older than a few minutes, and be sent again until your server has answered.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'Within version 1 we only add: new calls, new optional fields in requests, new fields in answers. A program must ignore fields it does not know. Anything that is removed or changes its meaning gets a new version, and the old version stays for at least six months after we announce the change on this page and by email to members whose programs gave us an address.',
        'A security fault may force us to act sooner. We then say what we changed and why.',
      ],
    },
    {
      id: 'errors',
      title: 'Errors',
      body: [
        'If a call is refused, the answer has a code, a sentence for people and an HTTP status. The codes are part of the description and do not change within a version; the sentences may. 409 means that somebody else changed the item in the meantime: fetch it again and decide. 5xx means that the fault is ours or that we were busy; you may send the same call with the same id again.',
      ],
    },
    {
      id: 'warranty',
      title: 'No promises beyond this',
      body: [
        'We provide the interface on the same terms as the console. We answer questions about it at {support} when we can, and fix what does not behave as described. Liability follows the terms of service. We may block a program that harms the service or other people; if we do, we tell you why.',
        'Please report weaknesses under [responsible disclosure](/responsible-disclosure).',
      ],
    },
  ],
}
