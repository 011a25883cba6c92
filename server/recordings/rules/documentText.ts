import sax from 'sax'
import { type Entry, fromBufferPromise } from 'yauzl'
import { transcriptLimits } from '#domain/recordings/limits.ts'

type Words = { ok: true; text: string } | { ok: false; reason: 'not_a_document' | 'unpacks_too_large' }

const body = 'word/document.xml'
// A document of words has some dozens of parts; an archive of thousands is none.
const maxParts = 2_000

/**
 * The words of a Word document (.docx), a line to a paragraph or a line break. Only its text is read: no picture, no
 * note, no field, nothing that is linked, nothing that was deleted. What unpacks to more than its bound is refused by
 * what it says of itself before anything is unpacked, and by its true size while it is.
 */
export async function documentText(bytes: Uint8Array): Promise<Words> {
  try {
    // The library refuses a part that holds more than it declares, and names that lead out of the archive.
    const archive = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false })
    let unpacked = 0
    let found: Entry | null = null
    if (archive.entryCount > maxParts) return { ok: false, reason: 'unpacks_too_large' }
    for await (const entry of archive.eachEntry()) {
      unpacked += entry.uncompressedSize
      if (unpacked > transcriptLimits.maxUnpackedBytes) return { ok: false, reason: 'unpacks_too_large' }
      if (entry.fileName === body) found = entry
    }
    if (!found) return { ok: false, reason: 'not_a_document' }
    const words = paragraphs()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for await (const part of await archive.openReadStreamPromise(found))
      words.parser.write(decoder.decode(part, { stream: true }))
    words.parser.write(decoder.decode()).close()
    return { ok: true, text: words.lines.join('\n') }
  } catch {
    return { ok: false, reason: 'not_a_document' }
  }
}

// Text stands in w:t alone: instructions of fields, deleted words and drawings have elements of their own. A text box
// stands twice, once for old readers.
function paragraphs() {
  const parser = sax.parser(true)
  const lines: string[] = []
  let line = ''
  let isText = false
  let inFallback = 0
  const end = () => {
    lines.push(line)
    line = ''
  }
  parser.onopentag = ({ name }) => {
    if (name === 'mc:Fallback') inFallback += 1
    if (inFallback > 0) return
    if (name === 'w:t') isText = true
    else if (name === 'w:tab') line += '  '
    else if (name === 'w:br' || name === 'w:cr') end()
  }
  parser.onclosetag = (name) => {
    if (name === 'mc:Fallback') inFallback -= 1
    if (name === 'w:t') isText = false
    if (name === 'w:p' && inFallback === 0) end()
  }
  parser.ontext = (text) => {
    if (isText && inFallback === 0) line += text
  }
  parser.onerror = (error) => {
    throw error
  }
  return { parser, lines }
}
