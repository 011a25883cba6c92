import type { BuiltLegalText } from './legalText.ts'

/** How the system protects what it holds; each claim is one that a test of the project proves. */
export const securityWhitepaper: BuiltLegalText = {
  version: 3,
  inForceSince: '2026-11-27',
  changed: 'Says who makes backups, and of what.',
  short: [
    'All data in the database is protected twice: the program checks who may do something, and the database checks whose data it is.',
    'Every request passes through the same checks, and every change leaves an entry in a sealed audit trail.',
    'Pages load nothing from other companies. The list of sub-processors says what we send to one: hosting and email always, the others only where they are configured.',
  ],
  sections: [
    {
      id: 'flow',
      title: 'How data flows',
      body: [
        'A browser loads the public site as finished documents and the consoles as a program. Both talk to one server over HTTPS, under one name. Data is stored in one PostgreSQL database and files in a private store: a folder on the server, or a storage bucket where one is configured. A file is played or downloaded through a link that is signed for one person and works for ten minutes. An email is written to the database together with the change that caused it, and sent afterwards by a background job. Where a language model, a drive, a bucket or Calendly is configured, [Sub-processors](/security-whitepaper#sub-processors) says what it sees.',
        'A signed-in browser keeps one stream open. It is told that something changed and where to look, never what changed; it then asks like any other and gets what its user may see.',
      ],
    },
    {
      id: 'access',
      title: 'Who can reach what',
      body: [
        'The first check is a permission: one function for each question, such as who may approve minutes. The server decides by it and the button is shown by it, so that the two cannot disagree.',
        'The second check is PostgreSQL’s row-level security, enabled and forced on every table. The server’s logins own no table, inherit no rights and bypass no rule; a request runs in the role of a visitor, a member or staff, bound to one person, for one transaction at a time. If the program makes a mistake, it finds an empty table and not somebody else’s board.',
        'Tests make every call as every kind of person (visitor, member of each plan, another member, staff assigned and not, administrator, disabled account), on their own data, on that of others and on data that does not exist. If any single rule of the database is dropped, a test fails.',
        'Advisors can reach the members assigned to them. Each time one opens an area, the member sees it listed, with the advisor’s name and the day.',
      ],
    },
    {
      id: 'signing-in',
      title: 'Signing in',
      body: [
        'Passwords are hashed with argon2id, and checked against a list of common passwords and against words connected with the product and the person. A wrong password and an unknown address get the same answer in the same time. Guesses are limited by address and by account, and nobody can lock somebody else out.',
        'A sign-in ends after 30 minutes without activity and after 12 hours in any case, 8 for staff. Its cookie cannot be read by scripts and is sent only to this site, and we store only its hash. Changing the password ends every other sign-in of that person; removing a role or disabling the account ends all of them.',
        'Administrators have to use a second factor, a code from an authenticator app or a passkey, before their role takes effect. Other staff have to where it is configured; everybody else may turn one on.',
      ],
    },
    {
      id: 'encryption',
      title: 'Encryption',
      body: [
        'Everything between browser and server is encrypted with TLS; over plain HTTP the server keeps nobody signed in, except on the machine itself. At rest, the hosting provider encrypts the disks, and we encrypt the backups. The program itself encrypts the secrets of authenticator apps and the connection to a drive (AES-256-GCM). The server’s own secrets come from its environment and are never written to a log.',
      ],
    },
    {
      id: 'browser',
      title: 'In the browser',
      body: [
        'Every page has a content security policy that allows only scripts and styles of this site, by hash or by file, and no plugins or frames from elsewhere; whatever writes to the page has to use trusted types. Text that people wrote is shown as text. Other sites cannot put this one in a frame, except a business card where we have named them, and a request that changes something is refused if another site sent it.',
        'Most public pages run about eight kilobytes of script before you use them. There are no tag managers and no fonts from elsewhere; pages are counted on our own server, where a visitor allows it.',
      ],
    },
    {
      id: 'audit',
      title: 'The audit trail',
      body: [
        'Each change writes an entry in the same transaction: who did what to which thing, and when. If the change is rolled back, so is the entry; if the entry cannot be written, the change does not take place. Refusals are recorded too. Within seconds, a job seals the entries in order into a chain of hashes, so that any later change to one of them breaks the chain at that point. Details that may contain personal data are kept in a separate table and can be erased without breaking the chain.',
      ],
    },
    {
      id: 'recordings',
      title: 'Recordings and drafted minutes',
      body: [
        'A transcript is refused until every person in the session has agreed, each to a text whose version we keep. Withdrawing consent removes it everywhere in one transaction. The file of a transcript is read in full and stored as data rebuilt from it, not as the file that came. The type of recordings and attached files is checked by their first bytes; they are kept outside the folders that are served and delivered to one person at a time, and nothing that was uploaded is ever run.',
        'Minutes are drafted by rules and a small model that runs on the server itself, or by a language model where one is configured; each draft says which. A transcript is treated as data: no sentence in it can instruct the program. An advisor accepts every line before a member sees it.',
      ],
    },
    {
      id: 'failure',
      title: 'When something breaks',
      body: [
        'What has been confirmed survives a crash: tests killed the process at random under load, hundreds of times, and no acknowledged change was lost or made twice. While the database is unavailable, the server answers that it is busy, and it recovers within seconds once the database is back. Every list has a maximum length, every call to another service has a time limit, and a repeated request takes effect only once.',
      ],
    },
    {
      id: 'backups',
      title: 'Backups',
      body: [
        'We run the backups ourselves; they are not part of the program. We back up the database and the store of files, keep the copies encrypted and in another place, and restore one for practice at least once a year. All records are in one database, so that a copy is complete, and the program refuses to start on a database whose structure it does not know.',
        'A restored copy contains what has been deleted since. [Deleting your data](/data-deletion#backups) says how it is deleted again.',
      ],
    },
    {
      id: 'sub-processors',
      title: 'Sub-processors',
      body: [
        {
          head: ['Kind', 'What it sees', 'Why'],
          rows: [
            ['Hosting', 'Encrypted disks, network traffic', 'Runs the server and its database'],
            [
              'Mail delivery',
              'Addresses, subjects and texts of emails while it delivers them',
              'Delivers what we send',
            ],
            [
              'Language model, only where it is configured',
              'Title, day, people and transcript of a session whose minutes are drafted, and the sound of a recording that is written down; the session’s own number only as a hash',
              'Drafts minutes, writes down recordings',
            ],
            [
              'Google Drive, only where it is configured',
              'That we read the company’s own drive, and which of its recordings; we write nothing there',
              'Recordings of meetings are fetched from it',
            ],
            [
              'Storage of files (S3), only where it is configured',
              'Files of cards and recordings, under random names',
              'Keeps files instead of a folder on the server',
            ],
            [
              'Calendly, only where it is configured or a service is booked there',
              'What you enter there to book, and a signed reference to your account in our link',
              'Takes bookings and tells us about them',
            ],
          ],
        },
        'We give the names on request, and tell members 30 days before another one is added.',
      ],
    },
    {
      id: 'incidents',
      title: 'Incidents',
      body: [
        'Whoever notices something tells the person on duty, who decides within the hour whether it is an incident. Access that might be abused is cut off first and explained later. We reconstruct what happened from the sealed trail. If personal data is affected, we inform the authority within 72 hours (Article 33 GDPR), and the people affected as soon as we know who they are. Afterwards we write down what happened, what it affected, what was fixed and which test would catch it today.',
      ],
    },
    {
      id: 'asvs',
      title: 'Measured against ASVS',
      body: [
        'We hold the system against the Application Security Verification Standard of OWASP, version 5.0.0, levels 1 and 2. Each requirement that applies is covered by a test or by a section of our written rules, and a check fails if one of these goes missing. Where a requirement concerns a feature that does not exist yet, our table names the feature. Deviations are recorded with their reasons: a password may be as short as eight characters and has to contain certain kinds of them, although the standard advises against both; a link or code sent by email works for 15 minutes instead of ten; and connecting the company’s drive is tied to the person who started it and to ten minutes, not to one browser.',
        {
          head: ['Chapter', 'Where it is answered here'],
          rows: [
            [
              'V1 to V3: encoding, validation, web frontend',
              '[In the browser](/security-whitepaper#browser)',
            ],
            [
              'V4, V5: API and files',
              '[How data flows](/security-whitepaper#flow), [Recordings](/security-whitepaper#recordings)',
            ],
            ['V6, V7: authentication and sessions', '[Signing in](/security-whitepaper#signing-in)'],
            ['V8: authorisation', '[Who can reach what](/security-whitepaper#access)'],
            ['V11, V12: cryptography and communication', '[Encryption](/security-whitepaper#encryption)'],
            [
              'V13 to V15: configuration, data protection, coding',
              '[When something breaks](/security-whitepaper#failure)',
            ],
            ['V16: logging and errors', '[The audit trail](/security-whitepaper#audit)'],
          ],
        },
        'If you find something that contradicts this page, please tell us: [Responsible disclosure](/responsible-disclosure).',
      ],
    },
  ],
}
