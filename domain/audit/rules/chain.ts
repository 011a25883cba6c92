import type { AuditLine, ChainVerdict, SealedLine } from '../types.ts'

/** What the first seal of all is chained to; after retention dropped whole months it is the last seal dropped (4.12.13). */
export const firstPrevious = '0'.repeat(64)

/**
 * The one text a seal is the SHA-256 of. A JSON list keeps every field apart from the next whatever it holds, and the prefix in
 * front tells this form from any later one (4.12.13).
 */
export function sealLine(line: AuditLine & { readonly previous: string }): string {
  const { id, at, actor, action, subject, detailsDigest, previous } = line
  return JSON.stringify(['audit-1', previous, id, at, actor, action, subject, detailsDigest])
}

/** Seals events in the order given, each chained to the one before. @aheadOfUse */
export function sealChain(
  lines: readonly AuditLine[],
  sha256: (text: string) => string,
  previous: string = firstPrevious,
): readonly SealedLine[] {
  let last = previous
  return lines.map((line) => {
    last = sha256(sealLine({ ...line, previous: last }))
    return { ...line, seal: last }
  })
}

/**
 * Any event changed, added, left out or put elsewhere breaks the chain at the first place it touches (4.12.13).
 * Events cut off at the end leave a whole chain behind: only `expectedLast`, a seal kept elsewhere, finds that.
 */
export function verifyChain(
  rows: readonly SealedLine[],
  sha256: (text: string) => string,
  known: { readonly previous?: string; readonly expectedLast?: string } = {},
): ChainVerdict {
  let last = known.previous ?? firstPrevious
  for (const [index, row] of rows.entries()) {
    const seal = sha256(sealLine({ ...row, previous: last }))
    if (seal !== row.seal) return { ok: false, index, id: row.id }
    last = seal
  }
  if (known.expectedLast !== undefined && known.expectedLast !== last) {
    return { ok: false, index: rows.length, id: null }
  }
  return { ok: true, last, count: rows.length }
}
