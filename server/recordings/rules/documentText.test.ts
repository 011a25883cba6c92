import { describe, expect, it } from 'vitest'
import { transcriptLimits } from '#domain/recordings/limits.ts'
import { run, wordDocument, zipFile } from '#tests/app/zipFile.ts'
import { documentText } from './documentText.ts'
import { parseTranscript } from './parseTranscript.ts'

describe('a Word document', () => {
  it('gives its text alone: no deleted words, no fields, no second copy of a text box', async () => {
    const words = await documentText(
      wordDocument([
        `${run('Ana Reis')}${run('   0:03')}<w:r><w:br/></w:r>${run('We sell &lt;5 &amp; more.')}`,
        `<w:del><w:r><w:delText>never</w:delText></w:r></w:del><w:r><w:instrText>HYPERLINK "x"</w:instrText></w:r>`,
        `<mc:AlternateContent><mc:Choice>${run('Once.')}</mc:Choice><mc:Fallback>${run('Once.')}</mc:Fallback></mc:AlternateContent>`,
      ]),
    )
    expect(words).toEqual({ ok: true, text: 'Ana Reis   0:03\nWe sell <5 & more.\n\nOnce.' })
  })

  it('is read like the text that a meeting tool exports', async () => {
    const words = await documentText(
      wordDocument([
        run('Weekly sync-20260303_100312-Meeting Recording'),
        run('Ana Reis started transcription'),
        `${run('Ana Reis')}${run('   0:03')}<w:r><w:br/></w:r>${run('Shall we start?')}`,
        `${run('Ben Okoro')}${run('   0:10')}<w:r><w:br/></w:r>${run('Yes.')}`,
      ]),
    )
    const reading = parseTranscript(words.ok ? words.text : '', 'call.docx')
    expect(reading).toMatchObject({
      ok: true,
      format: 'docx',
      segments: [
        { speaker: 'Ana Reis', startMs: 3_000, text: 'Shall we start?' },
        { speaker: 'Ben Okoro', startMs: 10_000, text: 'Yes.' },
      ],
    })
  })

  const large = Buffer.alloc(transcriptLimits.maxUnpackedBytes + 1, 0x20)
  it.each([
    ['words that are no archive', Buffer.from('Ana: Hello.'), 'not_a_document'],
    ['half an archive', wordDocument([run('Hello.')]).subarray(0, 60), 'not_a_document'],
    ['an archive without words', zipFile([{ name: 'readme.txt', text: 'Hello.' }]), 'not_a_document'],
    [
      'XML that does not close',
      zipFile([{ name: 'word/document.xml', text: '<w:p><w:t>Hi' }]),
      'not_a_document',
    ],
    [
      'entities that multiply',
      zipFile([
        {
          name: 'word/document.xml',
          text: '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:p><w:t>&b;</w:t></w:p>',
        },
      ]),
      'not_a_document',
    ],
    [
      'a path out of the archive',
      zipFile([{ name: '../word/document.xml', text: '<w:p/>' }]),
      'not_a_document',
    ],
    [
      'a document that unpacks to more than 20 MB',
      zipFile([{ name: 'word/document.xml', text: large }]),
      'unpacks_too_large',
    ],
    [
      'parts that do together',
      wordDocument([run('Hello.')], [{ name: 'word/media/a.png', text: large }]),
      'unpacks_too_large',
    ],
    [
      'a part that holds more than it declares',
      zipFile([{ name: 'word/document.xml', text: large, declaredSize: 100 }]),
      'not_a_document',
    ],
    [
      'thousands of parts',
      zipFile(Array.from({ length: 2_001 }, (_each, at) => ({ name: `${at}`, text: '' }))),
      'unpacks_too_large',
    ],
  ])('is refused: %s', async (_name, file, reason) => {
    expect(await documentText(file)).toEqual({ ok: false, reason })
  })
})
