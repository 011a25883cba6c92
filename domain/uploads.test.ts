import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  attachmentKind,
  refusalText,
  refuseUpload,
  sizeText,
  typeOfBytes,
  type UploadKind,
  uploadKinds,
  uploadRefusals,
} from './uploads.ts'

const MB = 1024 * 1024

it('keeps the seven messages of the specification word for word (spec 1 §5)', () => {
  expect(Object.values(uploadRefusals)).toEqual([
    'File type not allowed',
    'File size too large',
    'Invalid file name',
    'File failed basic validation',
    'Potentially dangerous file extension',
    'Double extension detected',
    'Suspicious file name',
  ])
})

describe('a file that is sent up', () => {
  it.each<[UploadKind, string, number, string | null]>([
    ['transcript', 'call.vtt', 100, null],
    ['transcript', 'Weekly sync 3 March.DOCX', 100, null],
    ['transcript', 'GMT20260303-100312_Recording.transcript.vtt', 100, null],
    ['transcript', 'call.vtt', 2 * MB + 1, 'too_large'],
    ['transcript', 'call.pdf', 100, 'type_not_allowed'],
    ['transcript', 'vtt', 100, 'type_not_allowed'],
    ['transcript', 'call.txt', 0, 'failed_validation'],
    ['transcript', '.txt', 100, 'bad_name'],
    ['transcript', '', 100, 'bad_name'],
    ['transcript', '../call.txt', 100, 'bad_name'],
    ['transcript', 'a\u0000.txt', 100, 'bad_name'],
    ['transcript', `${'a'.repeat(252)}.txt`, 100, 'bad_name'],
    ['transcript', 'call.mp3.srt', 100, 'double_extension'],
    ['document', 'deck.v2.pdf', 100, null],
    ['document', 'cap.table.xlsx', 100, null],
    ['document', 'backup.tar.gz', 100, null],
    ['document', 'x.pdf.exe', 100, 'dangerous_extension'],
    ['document', 'y.jpg.js', 100, 'dangerous_extension'],
    ['document', 'y.js.pdf', 100, 'double_extension'],
    ['document', 'Setup.COM', 100, 'dangerous_extension'],
    ['document', 'Thumbs.db', 100, 'suspicious_name'],
    ['document', '.htaccess', 100, 'suspicious_name'],
    ['document', 'deck.pdf', 25 * MB, null],
    ['document', 'deck.pdf', 25 * MB + 1, 'too_large'],
    ['picture', 'office.avif', 10 * MB, null],
    ['picture', 'office.gif', 100, 'type_not_allowed'],
    ['picture', 'office.jpg.exe', 100, 'dangerous_extension'],
    ['picture', 'office.avif.jpg', 100, 'double_extension'],
    ['picture', 'office.png', 10 * MB + 1, 'too_large'],
    ['photo', 'me.png', 10 * MB + 1, 'too_large'],
    ['audio', 'call.m4a', 200 * MB + 1, 'too_large'],
  ])('%s %j of %i bytes: %s', (kind, name, size, answer) => {
    expect(refuseUpload(kind, { name, size })).toBe(answer)
  })

  it('is held against its first bytes, where its kind has some', () => {
    const png = { name: 'me.png', size: 8 }
    expect(refuseUpload('photo', { ...png, start: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) })).toBeNull()
    expect(refuseUpload('photo', { ...png, start: new Uint8Array([0x4d, 0x5a]) })).toBe('failed_validation')
    const talk = { name: 'call.docx', size: 8, start: new TextEncoder().encode('Ana: Hello.') }
    expect(refuseUpload('transcript', talk)).toBe('failed_validation')
  })

  it('never passes with a blocked extension, a path or too many bytes, whatever else its name holds', () => {
    const kinds = fc.constantFrom(...(Object.keys(uploadKinds) as UploadKind[])) // safe because these are its own keys
    const blocked = fc.constantFrom('exe', 'bat', 'cmd', 'scr', 'pif', 'vbs', 'js', 'jar', 'com')
    fc.assert(
      fc.property(kinds, fc.string({ maxLength: 40 }), blocked, (kind, name, extension) => {
        expect(refuseUpload(kind, { name: `${name}.${extension}`, size: 1 })).not.toBeNull()
        expect(refuseUpload(kind, { name: `${name}/a.txt`, size: 1 })).not.toBeNull()
        expect(refuseUpload(kind, { name: 'a.txt', size: uploadKinds[kind].maxBytes + 1 })).not.toBeNull()
      }),
    )
  })
})

describe('what the bytes of a file must be', () => {
  it.each([
    ['a.pdf', 'pdf', 'application/pdf'],
    ['a.jpeg', 'jpg', 'image/jpeg'],
    // One that moves.
    ['a.png', 'apng', 'image/png'],
    ['a.avif', 'avif', 'image/avif'],
    ['a.m4a', 'mp4', 'audio/mp4'],
    ['a.mov', 'mov', 'video/quicktime'],
    ['a.tgz', 'gz', 'application/gzip'],
    ['a.md', null, 'text/markdown'],
    ['a.pdf', 'exe', null],
    ['a.pdf', null, null],
    ['a.txt', 'pdf', null],
    ['a.exe', 'exe', null],
    ['a', null, null],
  ])('%s found to be %s is %s', (name, found, type) => {
    expect(typeOfBytes(name, found)).toBe(type)
  })

  it.each([
    ['a.PNG', 'photo'],
    ['a.mp3', 'audio'],
    ['a.docx', 'document'],
    ['a.mp4', null],
    ['a.exe', null],
  ])('%s is attached as %s', (name, kind) => expect(attachmentKind(name)).toBe(kind))

  it.each([
    [1, '1 byte'],
    [900, '900 bytes'],
    [652_800, '638 KB'],
    [12_999_999, '12 MB'],
    [1_520_000, '1.4 MB'],
    [2 * 1024 ** 3, '2.0 GB'],
  ])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))

  it('a refusal says what is taken, and how large', () => {
    expect(refusalText(['photo'], 'type_not_allowed')).toBe(
      'File type not allowed. Use .jpg, .jpeg, .png, .webp, .heic, .gif.',
    )
    expect(refusalText(['recording'], 'too_large')).toBe(
      'File size too large. The largest file that fits is 2 GB.',
    )
  })
})
