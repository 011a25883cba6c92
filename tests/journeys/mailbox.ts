import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

/** One letter as /dev/mail shows it. */
export type Letter = { subject: string; text: string; links: string[] }

/** The newest letter to an address, once it is there; `subject` picks one of several by part of its subject. */
export async function readMail(request: APIRequestContext, address: string, subject = ''): Promise<Letter> {
  let letter: Letter | null = null
  await expect
    .poll(
      async () => {
        letter = await findLetter(request, address, subject)
        return letter !== null
      },
      { message: `no letter "${subject}" to ${address} at /dev/mail`, timeout: 10_000 },
    )
    .toBe(true)
  if (!letter) throw new Error('unreachable: the poll above has refused')
  return letter
}

async function findLetter(request: APIRequestContext, address: string, subject: string) {
  const list = await (await request.get('/dev/mail')).text()
  for (const [row] of list.matchAll(/<tr>.*?<\/tr>/gs)) {
    const [, path, title] = row.match(/<a href="(\/dev\/mail\/[^"]+)">([^<]*)<\/a>/) ?? []
    if (!path || !row.includes(`<td>${address}</td>`)) continue
    if (!title?.toLowerCase().includes(subject.toLowerCase())) continue
    const page = await (await request.get(path)).text()
    const text = unescaped((page.match(/<pre>([\s\S]*)<\/pre>/)?.[1] ?? '').replace(/<[^>]+>/g, ''))
    return { subject: unescaped(title), text, links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [] }
  }
  return null
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => signs[name] ?? whole)
