import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

/** One email as /dev/mail shows it. */
export type Email = { subject: string; text: string; links: string[] }

/** The newest email to an address, once it is there; `subject` picks one of several by part of its subject. */
export async function readMail(request: APIRequestContext, address: string, subject = ''): Promise<Email> {
  let message: Email | null = null
  await expect
    .poll(
      async () => {
        message = await findEmail(request, address, subject)
        return message !== null
      },
      { message: `no email "${subject}" to ${address} at /dev/mail`, timeout: 10_000 },
    )
    .toBe(true)
  if (!message) throw new Error('unreachable: the poll above has refused')
  return message
}

async function findEmail(request: APIRequestContext, address: string, subject: string) {
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
