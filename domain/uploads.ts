/**
 * What may be sent up, by what it is for: extensions, and bytes at most (T-034; a transcript is text, 2 MB; of a recording staff send
 * 2 GB). A `picture` is one of the site's own, which is drawn anew for every browser (0061).
 */
export const uploadKinds = {
  photo: { extensions: ['jpg', 'jpeg', 'png', 'webp', 'heic', 'gif'], maxBytes: 10 * 1024 * 1024 },
  picture: { extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'], maxBytes: 10 * 1024 * 1024 },
  audio: { extensions: ['mp3', 'm4a', 'wav', 'webm', 'ogg', 'aac', 'flac'], maxBytes: 200 * 1024 * 1024 },
  document: {
    extensions: ['pdf', 'docx', 'xlsx', 'pptx', 'txt', 'csv', 'md', 'zip', 'gz', 'tgz'],
    maxBytes: 25 * 1024 * 1024,
  },
  transcript: { extensions: ['txt', 'vtt', 'srt', 'docx'], maxBytes: 2 * 1024 * 1024 },
  recording: {
    extensions: ['mp3', 'm4a', 'wav', 'webm', 'ogg', 'opus', 'aac', 'flac', 'mp4', 'mov', 'mkv'],
    maxBytes: 2 * 1024 * 1024 * 1024,
  },
} as const satisfies Record<string, { extensions: readonly string[]; maxBytes: number }>
export type UploadKind = keyof typeof uploadKinds

/** A file on its way into the store: its bytes arrive, are looked at, and are stored or refused. */
export const fileStates = ['arriving', 'checking', 'stored', 'refused'] as const

/** The seven refusals of a file, word for word (spec 1 §5). */
export const uploadRefusals = {
  type_not_allowed: 'File type not allowed',
  too_large: 'File size too large',
  bad_name: 'Invalid file name',
  failed_validation: 'File failed basic validation',
  dangerous_extension: 'Potentially dangerous file extension',
  double_extension: 'Double extension detected',
  suspicious_name: 'Suspicious file name',
} as const
export type UploadRefusal = keyof typeof uploadRefusals

/** Said where more files are dropped than are taken at once. */
export const filesLeftOut = (most: number): string =>
  most === 1
    ? 'Only the first file was taken.'
    : `Only the first ${most} files were taken. Add the others after these.`

/** Why a file was not kept once its bytes were looked at. */
export const keptRefusals = [
  'failed_validation',
  'not_utf8',
  'abandoned',
  // By the scanner for malware, where there is one.
  'infected',
  'not_scanned',
  'no_sound',
  'silent',
  'too_long',
  'unreadable',
  'no_ffmpeg',
  // Of a file of the drive.
  'too_large',
  'not_accessible',
  'download_failed',
] as const
export type KeptRefusal = (typeof keptRefusals)[number]

/** What to do about text in another encoding, such as what Excel saves. */
export const notUtf8Text = "The file isn't UTF-8 text. Save it as UTF-8 and try again."

const megabytes = (bytes: number) =>
  bytes < 1024 ** 3 ? `${bytes / 1024 ** 2} MB` : `${bytes / 1024 ** 3} GB`

const whatToDo: Readonly<Record<Exclude<UploadRefusal, 'type_not_allowed' | 'too_large'>, string>> = {
  bad_name: 'Rename the file and try again.',
  failed_validation: "It is empty, or it isn't what its name says.",
  dangerous_extension: 'Programs are not taken.',
  double_extension: 'Keep one extension in the name and try again.',
  suspicious_name: 'Rename the file and try again.',
}

/** A refused file: the fixed message of spec 1 §5, then what to do. */
export function refusalText(kinds: readonly UploadKind[], refusal: UploadRefusal): string {
  if (refusal === 'type_not_allowed') {
    const extensions = kinds.flatMap((kind) => uploadKinds[kind].extensions.map((each) => `.${each}`))
    return `${uploadRefusals[refusal]}. Use ${[...new Set(extensions)].join(', ')}.`
  }
  if (refusal === 'too_large') {
    const most = megabytes(Math.max(...kinds.map((kind) => uploadKinds[kind].maxBytes)))
    return `${uploadRefusals[refusal]}. The largest file that fits is ${most}.`
  }
  return `${uploadRefusals[refusal]}. ${whatToDo[refusal]}`
}

/** The size of a file as people read it: 640 KB, 12.4 MB, 1.9 GB. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  const [unit, size] =
    bytes < 1024 ** 2 ? ['KB', 1024] : bytes < 1024 ** 3 ? ['MB', 1024 ** 2] : ['GB', 1024 ** 3]
  const count = bytes / Number(size)
  return `${count < 10 && unit !== 'KB' ? count.toFixed(1) : Math.round(count)} ${unit}`
}

const dangerous = new Set('exe bat cmd scr pif vbs js jar com'.split(' '))
const suspicious = new Set(['autorun.inf', 'desktop.ini', 'thumbs.db', '.htaccess', '.htpasswd'])
const known = new Set([
  ...Object.values(uploadKinds).flatMap(({ extensions }): readonly string[] => extensions),
  ...dangerous,
  ...'doc xls ppt odt ods odp rtf html htm xml json svg bmp tif tiff mp4 mov avi mkv 7z rar tar bz2 xz dmg msi apk sh ps1 py php'.split(
    ' ',
  ),
])
/** Two extensions that belong together: a packed archive. */
const together = new Set(['tar.gz', 'tar.bz2', 'tar.xz'])
const longestName = 255

/** How a file of that extension begins, where one extension has one beginning; text has none. */
const beginnings: Readonly<Record<string, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  png: [0x89, 0x50, 0x4e, 0x47],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
  flac: [0x66, 0x4c, 0x61, 0x43],
  gz: [0x1f, 0x8b],
  tgz: [0x1f, 0x8b],
  docx: [0x50, 0x4b],
  xlsx: [0x50, 0x4b],
  pptx: [0x50, 0x4b],
  zip: [0x50, 0x4b],
}

/** A file as its sender names it, with its size and its first bytes where they are at hand. */
export type Upload = { readonly name: string; readonly size: number; readonly start?: Uint8Array }

/**
 * Why a file may not be sent up, or null: every upload passes here, in the browser before it leaves and on the server
 * before it is read. What is dangerous is named before what is merely not allowed. A double extension is two known
 * ones in a row (x.pdf.exe, y.jpg.js), so that 'deck.v2.pdf' and 'cap.table.xlsx' pass (spec 1 §5, T-034).
 */
export function refuseUpload(kind: UploadKind, { name, size, start }: Upload): UploadRefusal | null {
  const { extensions, maxBytes } = uploadKinds[kind]
  const plain = name.trim().toLowerCase()
  if (suspicious.has(plain)) return 'suspicious_name'
  if (plain.length === 0 || name.length > longestName || /[/\\\p{Cc}\p{Cs}<>:"|?*]/u.test(name))
    return 'bad_name'
  const parts = plain.split('.')
  const last = parts.at(-1) ?? ''
  const before = parts.length > 2 ? (parts.at(-2) ?? '') : ''
  if (dangerous.has(last)) return 'dangerous_extension'
  if (known.has(last) && known.has(before) && !together.has(`${before}.${last}`)) return 'double_extension'
  if (/^\.*$/.test(parts.slice(0, -1).join('.'))) return parts.length > 1 ? 'bad_name' : 'type_not_allowed'
  if (!(extensions as readonly string[]).includes(last)) return 'type_not_allowed' // safe because reading a list of strings as one loses nothing
  if (size > maxBytes) return 'too_large'
  return size > 0 && startsRight(last, start) ? null : 'failed_validation'
}

function startsRight(extension: string, start: Uint8Array | undefined): boolean {
  const wanted = beginnings[extension]
  return !wanted || !start || wanted.every((byte, at) => start[at] === byte)
}

type SentType = { readonly found: readonly string[]; readonly type: string }
const sent = (type: string, ...found: string[]): SentType => ({ found, type })
const text = (type: string): SentType => ({ found: [], type })
/** What the bytes of a file must be for its extension, and the type it is served as; of text the bytes have no sign. */
const types: Readonly<Record<string, SentType>> = {
  jpg: sent('image/jpeg', 'jpg'),
  jpeg: sent('image/jpeg', 'jpg'),
  png: sent('image/png', 'png', 'apng'),
  webp: sent('image/webp', 'webp'),
  avif: sent('image/avif', 'avif'),
  heic: sent('image/heic', 'heic'),
  gif: sent('image/gif', 'gif'),
  mp3: sent('audio/mpeg', 'mp3'),
  m4a: sent('audio/mp4', 'm4a', 'mp4'),
  wav: sent('audio/wav', 'wav'),
  webm: sent('video/webm', 'webm'),
  ogg: sent('audio/ogg', 'ogg', 'oga', 'opus'),
  opus: sent('audio/ogg', 'opus', 'ogg', 'oga'),
  aac: sent('audio/aac', 'aac'),
  flac: sent('audio/flac', 'flac'),
  mp4: sent('video/mp4', 'mp4', 'm4v', 'm4a', 'mov'),
  mov: sent('video/quicktime', 'mov', 'mp4'),
  mkv: sent('video/x-matroska', 'mkv', 'webm'),
  pdf: sent('application/pdf', 'pdf'),
  docx: sent('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'),
  xlsx: sent('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'),
  pptx: sent('application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'),
  zip: sent('application/zip', 'zip'),
  gz: sent('application/gzip', 'gz', 'tar.gz'),
  tgz: sent('application/gzip', 'gz', 'tar.gz'),
  txt: text('text/plain'),
  csv: text('text/csv'),
  md: text('text/markdown'),
}
const extensionOf = (name: string) => name.trim().toLowerCase().split('.').at(-1) ?? ''

/**
 * The type of a file by what its bytes were found to be (`found` is null where they have no sign), or null where they are not
 * what its name says: names lie, bytes do not.
 */
export function typeOfBytes(name: string, found: string | null): string | null {
  const wanted = types[extensionOf(name)]
  if (!wanted) return null
  const isRight = found === null ? wanted.found.length === 0 : wanted.found.includes(found)
  return isRight ? wanted.type : null
}

/** What an attached file counts as, by its extension; null where nothing of that kind is taken. */
export function attachmentKind(name: string): 'photo' | 'audio' | 'document' | null {
  const extension = extensionOf(name)
  const kinds = ['photo', 'audio', 'document'] as const
  return kinds.find((kind) => uploadKinds[kind].extensions.some((each) => each === extension)) ?? null
}
