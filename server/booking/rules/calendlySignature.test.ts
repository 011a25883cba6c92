import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calendlySignature } from './calendlySignature.ts'

const key = 'a signing key of a test'
const now = new Date('2026-11-20T10:00:11Z')
const body = Buffer.from('{"event":"invitee.created"}')
const sign = (at: number, bytes = body, by = key) =>
  `t=${at},v1=${createHmac('sha256', by).update(`${at}.`).update(bytes).digest('hex')}`
const seconds = now.getTime() / 1_000

describe('the signature of a webhook (T-065)', () => {
  it.each([
    ['signed now', sign(seconds), true],
    ['signed three minutes ago', sign(seconds - 180), true],
    ['older', sign(seconds - 181), false],
    ['of a time to come', sign(seconds + 181), false],
    ['with another key', sign(seconds, body, 'another key'), false],
    ['of other bytes', sign(seconds, Buffer.from('{}')), false],
    ['without a signature', `t=${seconds}`, false],
    ['without a time', 'v1=00', false],
    ['empty', '', false],
  ])('%s: %s', (_name, header, expected) => {
    expect(calendlySignature(header, body, key, now)).toBe(expected)
  })

  const file = join(process.env.CONTRACTS_DIR ?? '', 'calendly/webhook-signature.vectors.json')
  it.runIf(process.env.CONTRACTS_DIR !== undefined && existsSync(file))(
    "accepts and rejects the contract's own vectors",
    () => {
      const { now_for_vectors: at, vectors } = JSON.parse(readFileSync(file, 'utf8'))
      for (const each of vectors)
        expect([
          each.name,
          calendlySignature(each.header, Buffer.from(each.raw_body), each.signing_key, new Date(at * 1_000)),
        ]).toEqual([each.name, each.expect === 'accept'])
    },
  )
})
