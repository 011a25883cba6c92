import {
  attachmentKind,
  type KeptRefusal,
  keptRefusals,
  notUtf8Text,
  refusalText,
  type UploadRefusal,
} from '../../uploads.ts'
import { boardLimits } from '../limits.ts'

/** Our own words around the files of a card (K93). */
export const attachmentTexts = {
  add: 'Add files',
  input: 'Choose files',
  hint: 'Photos up to 10 MB, documents up to 25 MB, sound up to 200 MB. Drop them here, too.',
  none: 'No files yet',
  noneHint: 'Whoever sees this card can open its files.',
  locked: "You can open all files. Your plan doesn't include adding them.",
  deleted: 'File deleted',
  restored: 'File restored',
  loadFailed: "Couldn't load the files",
  openFailed: "Couldn't open the file",
  full: `A card holds ${boardLimits.attachments} files. Delete one first.`,
  noRoom: `Your cards hold files of ${boardLimits.attachedBytes / 1024 ** 3} GB together. Delete files that you no longer need: their room is free again after ${boardLimits.undoDays} days.`,
  checking: 'Checking',
  stopped: 'Upload not finished',
} as const

/** Why a file of a card was refused, and what to do; how large it may be goes by what it is. */
export const attachmentRefusal = (reason: UploadRefusal, name = ''): string => {
  const kind = reason === 'too_large' ? attachmentKind(name) : null
  return refusalText(kind ? [kind] : ['photo', 'document', 'audio'], reason)
}

const failures: Readonly<Partial<Record<KeptRefusal, string>>> = {
  abandoned: 'The upload was not finished. Add the file again.',
  not_utf8: notUtf8Text,
  infected: 'Malware was found in this file, so it was not kept. Check the device it comes from.',
  not_scanned: 'This file is larger than what can be checked for malware here, so it was not kept.',
}
/** The same once its bytes were looked at. */
export function attachmentFailure(reason: string | null): string {
  const known = keptRefusals.find((each) => each === reason)
  return (known && failures[known]) ?? attachmentRefusal('failed_validation')
}
