import { isSame } from '#server/platform/isSame.ts'
import { macsOf } from '#server/platform/keyRing.ts'

const PURPOSE = 'the code of the report'
// Without what is read as something else: no I, L, O and U.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/**
 * What a reader of the report types where they read the email elsewhere: forty bits of a signature of their number, made anew for each email
 * and stored nowhere, like the token of its link (K17).
 */
export function reportCode(readerId: string): string {
  const [code = ''] = codesOf(readerId)
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
}

/** Whether that is what was typed, however it is spaced and written, under whichever secret. */
export function isReportCode(readerId: string, typed: string): boolean {
  const tidy = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return codesOf(readerId).some((code) => isSame(tidy, code))
}

/** The current one first. */
const codesOf = (readerId: string): readonly string[] =>
  macsOf(`${PURPOSE}\n${readerId}`).map(({ mac }) => {
    let bits = Buffer.from(mac, 'base64url').readUIntBE(0, 5)
    let code = ''
    for (let each = 0; each < LENGTH; each += 1) {
      code += SIGNS[bits % SIGNS.length]
      bits = Math.floor(bits / SIGNS.length)
    }
    return code
  })
