import { crc32, deflateRawSync } from 'node:zlib'

type Part = { name: string; text: string | Buffer; declaredSize?: number }

/** A zip archive of these parts, as a Word document is one; a part may lie about the size it unpacks to. */
export function zipFile(parts: readonly Part[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, text, declaredSize } of parts) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(declaredSize ?? bytes.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name)])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, Buffer.from(name)]))
    local.push(head, packed)
    offset += head.length + packed.length
  }
  const list = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, list, Buffer.from('PK\x05\x06'), end])
}

/** A Word document with these paragraphs, each the XML of its runs. */
export const wordDocument = (paragraphs: readonly string[], more: readonly Part[] = []): Buffer =>
  zipFile([
    {
      name: 'word/document.xml',
      text: `<?xml version="1.0"?><w:document xmlns:w="w" xmlns:mc="mc"><w:body>${paragraphs.map((runs) => `<w:p>${runs}</w:p>`).join('')}</w:body></w:document>`,
    },
    ...more,
  ])
export const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
