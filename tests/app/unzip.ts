import { inflateRawSync } from 'node:zlib'

/** Every file of a zip archive by its name, as its list of contents at the end says. */
export function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\x05\x06') + 16)
  while (archive.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [size, local] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)]
    const nameLength = archive.readUInt16LE(at + 28)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const packed = archive.subarray(start, start + size)
    const isPacked = archive.readUInt16LE(at + 10) === 8
    files.set(name, (isPacked ? inflateRawSync(packed) : packed).toString())
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
