import type { BuiltLegalText } from './legalText.ts'

/** What holds for programs that call the interface. */
export const apiTerms: BuiltLegalText = {
  version: 1,
  inForceSince: '2026-11-22',
  short: [
    'This is the interface that the console itself uses. It is described in full, and you may use it for your own data.',
    'A program acts with the rights of the person whose sign-in it uses, and with no others.',
    'There are limits. A program that meets one waits and tries again.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What this is about',
      body: [
        'Under /api/v1 every function of the console can be called by a program. The description is at [/api/docs](/api/docs) for people and at [/api/v1/openapi.json](/api/v1/openapi.json) for machines. These terms add to the [terms of service](/terms-of-service) for whoever uses it.',
      ],
    },
    {
      id: 'who',
      title: 'Who may use it',
      body: [
        'Every member may, for their own data and that of their company, by hand or by a program they wrote or had written. If you let others use a program of yours with their accounts, tell us what it does at {support} before more than ten people use it, and do not ask anybody for their password.',
        'There is no charge for the interface. We offer no keys today: a program signs in like its person, keeps the cookie like a browser, and is bound to the same ends of a sign-in. A sign-in must not be shared by several programs that do not know of each other.',
      ],
    },
    {
      id: 'rights',
      title: 'What a program may do',
      body: [
        'Exactly what its person may do. The rules of permissions and rows are the same as for the console, because the console calls the same interface. An answer that something was not found may mean that it is not yours.',
        'Ids are made by the sender (UUID version 4). Sending the same one again is the same request, so that a repeated call after a lost answer does no harm.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      body: [
        {
          head: ['What', 'Limit'],
          rows: [
            ['Reading', '600 calls a minute for a sign-in; very large pages count as several'],
            ['Writing', '120 calls a minute'],
            ['Forms, such as a request to staff', '10 a minute'],
            ['Sensitive acts', '3 in 15 minutes'],
            [
              'Items on a page',
              'As the description says for each list, mostly 50; a cursor leads to the next page',
            ],
            ['Open streams', 'A few for each sign-in'],
          ],
        },
        'Above a limit the answer has status 429 and a Retry-After header, and while the server is busy 503 with the same header. Wait for as long as it says, and twice as long the next time. A program that goes on without waiting is cut off.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      body: [
        {
          list: [
            'Ask for what you need when you need it; use the stream of changes in place of asking again and again.',
            'Do not copy data of others, even where somebody’s account would let you see them.',
            'Do not use the interface to build a copy of the service or to measure it for a competitor without saying so.',
            'Say who you are in the User-Agent header, with an address where a person answers.',
            'Keep what you fetch as safe as we do, and delete it when the person it belongs to asks.',
          ],
        },
      ],
    },
    {
      id: 'webhooks',
      title: 'Webhooks',
      body: [
        'The interface sends nothing to your servers today. Changes are told over an open stream, /api/live, to which a signed-in program may listen; it says where to look and never what is there. If webhooks come, each will be signed, carry a time that must not be older than a few minutes, and be sent again until your server has answered.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'Within version 1 we add: new calls, new optional fields in questions, new fields in answers. A program must ignore fields it does not know. What is taken away or changes its meaning comes under a new version, and the old one stays for at least six months after that was announced on this page and by mail to members whose programs told us their address.',
        'A security fault may force us to be quicker. We then say what and why.',
      ],
    },
    {
      id: 'errors',
      title: 'Errors',
      body: [
        'A refused call answers with a code, a sentence for people and a status of HTTP. The codes are part of the description and do not change within a version; the sentences may. 409 means that somebody else changed the thing in between: fetch it again and decide. 5xx means that it was our fault or that we were busy, and the same call with the same id may be sent again.',
      ],
    },
    {
      id: 'warranty',
      title: 'No promises beyond this',
      body: [
        'The interface is provided as the console is. We answer questions about it when we can, at {support}, and mend what does not behave as described. For damage the terms of service apply. We may block a program that harms the service or other people, and tell you why.',
        'Please report weaknesses under [responsible disclosure](/responsible-disclosure).',
      ],
    },
  ],
}
