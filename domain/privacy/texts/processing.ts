/** Our own words of an acceptance of the data processing agreement: on its page, in the receipt and in the settings. */
export const processingTexts = {
  title: 'Accept it for your company',
  first:
    'The agreement applies with your account, and nothing has to be signed. If you may sign for a company and want a record:',
  lead: 'If you may sign for a company, accept the agreement here in its name. We keep a record and show it in your settings. You need to be signed in.',
  note: 'If you are not signed in, the button leads to sign-in and back here; what you typed waits in this browser for an hour.',
  signIn: 'Sign in first',
  failed: 'The acceptance could not be stored. Please try again.',
  mayNot: 'Only someone who may sign for the company can accept it',
  changed: 'The agreement has changed since you opened this page. Read it again above, then tick this',
  demo: 'A demo account is nobody’s and accepts nothing. Sign in with an account of your own.',
  staff: 'You work here: a client accepts the agreement with an account of their own.',
  subject: (version: number) => `You accepted the data processing agreement, version ${version}`,
  receipt: (company: string, address: string, version: number, day: string) =>
    `On ${day} you accepted version ${version} of our data processing agreement (Article 28 GDPR) for ${company}, ${address}.`,
  signedAs: (name: string, position: string) => `You gave your name and position as ${name}, ${position}.`,
  hash: (hash: string) => `SHA-256 of the text that was accepted: ${hash}`,
  kept: 'The record stands in your settings under Legal for as long as you have the account. Please keep this email.',
  read: 'Read this version',
  keep: 'Download',
  file: 'Text file',
  wrong: 'If that was not you, write to us.',
  panel: 'Data processing agreement',
  open: 'Open it',
  none: 'Not accepted for a company yet',
  noneWords:
    'It applies with your account all the same. If you may sign for a company, accept it on its page.',
  noneStaff: 'Not accepted for a company yet.',
  signer: (name: string, position: string) => `${name}, ${position}`,
  line: (version: number, day: string) => `Version ${version}, accepted on ${day}`,
} as const
