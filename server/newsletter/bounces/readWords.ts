import type { Email } from 'postal-mime'
import type { BounceWord } from './bounceWord.ts'

const TEXT_MOST = 131_072
const SERVERS = /^(?:mailer-daemon|postmaster|mail-daemon|mail\.daemon|mmdf|uucp|bounce)\b/i
const NAMES = /^"?(?:mail delivery (?:sub)?system|postmaster|system administrator)"?$/i
// The copy of what was sent begins with the first field of a head that only a head has; TOKEN_HEADER is one of them.
const COPY = /^[> \t]{0,20}(?:return-path|received|message-id|x-issue-token):/im
const TOKENS = /^[> \t]{0,20}(?:message-id|x-issue-token):\s*<?([^\s@>]{1,120})/gim
const LATE =
  /warning message only|not (?:yet )?been (?:able to be )?delivered|will be retried|still trying|being delayed/i

/**
 * What a mail server says that answers in words alone (qmail, older ones of Exim and others), with the copy of our email below;
 * null where no mail server wrote it. Words prove less than fields: without a status of its own it is a loss, never a box that is gone.
 */
export function readWords(email: Email): { tokens: string[]; words: BounceWord[] } | null {
  const text = (email.text ?? '').slice(0, TEXT_MOST)
  const { name = '', address = '' } = email.from ?? {}
  const path = email.headers.find(({ key }) => key === 'return-path')?.value.trim()
  if (!SERVERS.test(address) && !NAMES.test(name) && path !== '<>') return null
  const cut = text.search(COPY)
  const [said, copy] = cut < 0 ? [text, ''] : [text.slice(0, cut), text.slice(cut)]
  const ids = [...copy.matchAll(TOKENS)]
  const status = said.match(/(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/)?.[0] ?? ''
  const isLate = LATE.test(said) && !status.startsWith('5')
  return {
    tokens: ids.map(([, id = '']) => id),
    words: [
      {
        action: isLate ? 'delayed' : 'failed',
        status,
        said: said.replaceAll(/\s+/g, ' ').trim(),
        addresses: [...said.toLowerCase().matchAll(/[\w.+'=-]{1,64}@[\w.-]{1,190}\w/g)]
          .slice(0, 50)
          .map(([address]) => address),
      },
    ],
  }
}
