import { refusalText, type UploadRefusal } from '../../uploads.ts'

/** Our own words of the content editor; each success is said once the fact is stored (K90). */
export const siteTextTexts = {
  title: 'Content',
  lead: 'What the site says: written as drafts, seen at three widths, published within two seconds.',
  none: 'Nothing here yet',
  noneWords: 'Write the first one. Nobody sees it before you publish it.',
  noPreview: 'No preview yet',
  noPreviewWords: 'Save the draft, and the page appears here as visitors would see it.',
  byBuild: 'As delivered',
  created: 'Draft stored.',
  saved: 'Draft saved.',
  published: 'Published. Visitors see it within two seconds.',
  scheduled: 'Scheduled.',
  withdrawn: 'Withdrawn. Visitors do not see it any more.',
  restored: 'That version is the draft again. Publish it to show it.',
  replace: 'Replace the draft?',
  replaceWords: 'What it says now is in no version of the history. It would be gone for good.',
  withdraw: 'Withdraw it from the site?',
  withdrawWords: 'Visitors do not see it any more. Its draft and its history stay.',
  withdrawScheduled:
    'What is scheduled is called off, and visitors do not see it. Its draft and its history stay.',
  failed: 'Failed to store the page. Please try again.',
  changed: 'Someone else saved this page meanwhile. What you typed is still here: copy it, then reload.',
  full: 'There are 200 of this kind, which is the most. Withdraw is not enough; ask an admin.',
  fixed: 'There are as many of this kind as the site needs; none is added or withdrawn.',
  slugForm: 'Small letters of the alphabet, digits and hyphens, such as seed-round',
  slugTaken: 'Another page has this address',
  slugStays: 'People link to this address: it stays as it is',
  dayForm: 'Choose a day of the calendar',
  linkForm: 'A page of this site such as /advisory/request, or an address that begins with https://',
  oneLine: 'Write this on one line.',
  noLinks: 'Write this without links',
  placeForm: 'A whole number from 1 to 9999',
  choiceForm: 'Choose one of the list',
  unknownField: 'There is no such field',
  tooManyLines: (most: number) => `At most ${most} lines`,
  pathLost: (path: string) => `Links to ${path} will lead nowhere once this is published.`,
  linkBroken: (path: string) => `There is no page at ${path}`,
  pictureForm: 'Choose the picture again',
  altMissing: 'Say in words what the picture shows',
  inPast: 'Choose a time that is still to come',
  noTime: 'Choose a year of four digits',
} as const

/** Our own words around pictures of texts (K90). */
export const pictureTexts = {
  choose: 'Choose a picture',
  chooseMany: 'Choose pictures',
  hint: 'JPEG, PNG, WebP or AVIF, at most 10 MB. It is made in four widths.',
  sending: 'Sending the picture',
  remove: 'Remove the picture',
  failed: 'The picture could not be stored. Please try again.',
  full: 'There are 300 pictures, which is the most. Ask an admin.',
} as const

/** Why a picture was refused, and what to do: the fixed messages of every upload (spec 1 §5, K32). */
export const pictureRefusal = (reason: UploadRefusal): string => refusalText(['picture'], reason)

/** The screen that takes several pictures for the grid at once (K90). */
export const gridTexts = {
  title: 'Grid upload',
  lead: 'Pictures with a word and a link, as the grid of the Juliverse shows them. Each becomes a draft.',
  none: 'No tiles yet',
  noneWords: 'Drop pictures above. Nobody sees a tile before you publish it.',
  store: 'Store as drafts',
  remove: (word: string) => `Remove ${word}`.trim(),
  stored: (count: number) => (count === 1 ? 'One draft stored.' : `${count} drafts stored.`),
} as const
