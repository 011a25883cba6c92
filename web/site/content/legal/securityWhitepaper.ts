import type { BuiltLegalText } from './legalText.ts'

/** How the system protects what it holds; each claim is one that a test of the project proves. */
export const securityWhitepaper: BuiltLegalText = {
  version: 2,
  inForceSince: '2026-11-22',
  short: [
    'Every row has two locks: a rule of the program says who may do something, a rule of the database says whose row it is.',
    'Every call takes one road with the same checks, and every change leaves an entry in a trail that is sealed.',
    'Nothing is loaded from other companies. What is sent to one is in the list of sub-processors: hosting and mail always, the others only where they are configured.',
  ],
  sections: [
    {
      id: 'flow',
      title: 'How data flow',
      body: [
        'A browser loads the public site as finished documents and the consoles as a program. Both speak to one server over HTTPS, under one name. Rows stand in one PostgreSQL database, files in a private store: a folder of the server, or a bucket where one is configured. A file is played or saved by an address that is signed for one person and holds for ten minutes. Mail is written into the database together with the change that caused it, and sent afterwards by a job. Where a language model, a drive, a bucket or Calendly is configured, what it sees stands under [Sub-processors](/security-whitepaper#sub-processors).',
        'A browser that is signed in holds one open stream. It is told that something changed and where to look, never what it is; the browser then asks like anybody else and gets what it may see.',
      ],
    },
    {
      id: 'access',
      title: 'Who can reach what',
      body: [
        'The first lock is a permission: one function for each question, such as who may approve minutes. The server refuses with it and the button is drawn with it, so that they cannot disagree.',
        'The second lock is row level security of PostgreSQL, enabled and forced on every table. The server’s login owns no table, inherits no rights and bypasses no rule; for each transaction it takes the role of a visitor, a member or staff, bound to one person. A mistake in the program therefore meets an empty table and not somebody else’s board.',
        'Every call is made by a test as every kind of person (visitor, member of each plan, another member, staff assigned and not, admin, disabled account), on their own rows, on others’ and on rows that do not exist. Dropping any single rule of the database is noticed by a test.',
        'Advisors reach the members they are assigned to. Each time one opens an area, the member sees it listed with name and day.',
      ],
    },
    {
      id: 'signing-in',
      title: 'Signing in',
      body: [
        'Passwords are hashed with argon2id, checked against a list of common ones and against words of the product and the person. A wrong password and an unknown address answer alike, in words and in time. Guesses are bounded for an address and for an account; nobody can lock somebody else out.',
        'A sign-in ends after 30 minutes without activity and after 12 hours in all, 8 for staff. Its cookie cannot be read by scripts, is sent only to this site, and only its hash is stored. A changed password, a role that is taken away or a disabled account end all sign-ins of that person.',
        'Administrators give a second factor, a code of an authenticator app or a passkey, before their role counts for anything. Everybody else may turn one on.',
      ],
    },
    {
      id: 'encryption',
      title: 'Encryption',
      body: [
        'Between browser and server everything is encrypted by TLS; the server refuses to keep anybody signed in over plain HTTP on any other name than that of the machine itself. At rest, disks and backups are encrypted by the hosting provider. Secrets of authenticator apps and the connection to a drive are sealed by the program itself (AES-256-GCM). Secrets of the server come from the environment and are never written to a log.',
      ],
    },
    {
      id: 'browser',
      title: 'In the browser',
      body: [
        'Every page carries a content security policy that allows scripts and styles of this site alone, by hash or by file, no frames, no plugins, and trusted types for whatever writes to the page. Text that people wrote is shown as text. The site cannot be put in a frame by others, and requests that change something are refused when another site sent them.',
        'A public page has about six kilobytes of script. There are no tag managers and no fonts from elsewhere; pages are counted on our own server, where a visitor allows it.',
      ],
    },
    {
      id: 'audit',
      title: 'The audit trail',
      body: [
        'Each change writes an entry in the same transaction: who, what, which thing, when. If the change is undone, so is the entry; if the entry cannot be written, the change does not take place. Refusals are recorded too. A job seals entries in order into a chain of hashes within seconds, so that a later change to any of them breaks the chain at that point. Details that may hold personal data stand in a table next to it and can be erased without breaking the chain.',
      ],
    },
    {
      id: 'recordings',
      title: 'Recordings and drafted minutes',
      body: [
        'A transcript is refused until every person in the session has agreed, each to a text whose version is kept. Withdrawal removes it everywhere within the same transaction. Its file is read in full, rebuilt from what was understood, and stored as rows. Recordings and files of cards are held against their own first bytes, kept outside of what is served, and go out to one person at a time; nothing that was sent up is ever run.',
        'Minutes are drafted by rules and a small model that runs on the server itself, or by a language model where one is configured; each draft says which. What is said in a transcript is data: no sentence in it can instruct the program. An advisor accepts every line before a member sees it.',
      ],
    },
    {
      id: 'failure',
      title: 'When something breaks',
      body: [
        'The database is written so that what was confirmed survives a crash: the process is killed at random under load in tests, hundreds of times, and no acknowledged change was lost or doubled. While the database is away the server answers that it is busy, and goes on within seconds of its return. Every list is bounded, every call to the outside has a time limit, and a repeated request does not act twice.',
      ],
    },
    {
      id: 'backups',
      title: 'Backups',
      body: [
        'Backups are the matter of whoever operates this installation: encrypted, in another place, restored for practice at least once a year. Where files stand in a folder or a bucket, that belongs to the backup too. The program helps by holding all rows in one database and by refusing to start on one whose shape it does not know.',
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
              'Addresses, subjects and texts of mails while they are delivered',
              'Delivers what we send',
            ],
            [
              'Language model, only where it is configured',
              'Title, day, people and transcript of a session whose minutes are drafted, and the sound of a recording that is written down; of the session’s own number only a hash',
              'Drafts minutes, writes down recordings',
            ],
            [
              'Google Drive, only where it is configured',
              'That we read the company’s own drive, and which of its recordings; nothing is written there',
              'Recordings of meetings are fetched from it',
            ],
            [
              'Storage of files (S3), only where it is configured',
              'Files of cards and recordings, under random names',
              'Keeps files in place of a folder of the server',
            ],
            [
              'Calendly, only where it is configured or a service is booked there',
              'What you enter there to book, and a signed reference to your account in our link',
              'Takes bookings and tells us of them',
            ],
          ],
        },
        'Names are given on request and members are told 30 days before another one is added.',
      ],
    },
    {
      id: 'incidents',
      title: 'Incidents',
      body: [
        'Whoever notices something tells the person on duty, who decides within the hour whether it is an incident. Access that may be abused is cut first and explained later. What happened is reconstructed from the sealed trail. If personal data are concerned, the authority is told within 72 hours (Article 33 GDPR) and the people concerned as soon as we know who they are. Afterwards there is a text that says what happened, what it touched, what was mended and which test would notice it today.',
      ],
    },
    {
      id: 'asvs',
      title: 'Measured against ASVS',
      body: [
        'We hold the system against the Application Security Verification Standard of OWASP, version 5.0.0, levels 1 and 2. Each rule that applies has a test that proves it or a section of our rules, and a check that fails when one of them goes missing. Rules that wait for a feature name it. Deviations are recorded with their reasons: passwords of eight characters are enough and are refused for their kinds of characters, although the standard advises against both; a link or code by mail works for 15 minutes instead of ten; and connecting the company’s drive is bound to the person who began it and ten minutes, not to one browser.',
        {
          head: ['Chapter', 'Where it is answered here'],
          rows: [
            [
              'V1 to V3: encoding, validation, web frontend',
              '[In the browser](/security-whitepaper#browser)',
            ],
            [
              'V4, V5: API and files',
              '[How data flow](/security-whitepaper#flow), [Recordings](/security-whitepaper#recordings)',
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
        'Found something that contradicts this page? Please tell us: [responsible disclosure](/responsible-disclosure).',
      ],
    },
  ],
}
