import type { FastifyInstance } from 'fastify'
import type { App } from '#server/platform/app.ts'
import { plainPolicy } from '#server/platform/plainPage.ts'
import type { Page } from '../site/page.ts'
import { rewritten } from '../site/page.ts'
import { sendPage } from '../site/sendPage.ts'
import { describe } from './describe.ts'
import { renderDocs } from './renderDocs.ts'

type Described = { readonly description: Page; readonly docs: Page }

/**
 * The API's description for tools and for readers: nine megabytes of text, made when somebody asks first and kept compressed, for few
 * ever read it (0115).
 */
export function mountDescription(server: FastifyInstance, app: App): void {
  let made: Promise<Described> | null = null
  const described = () => {
    made ??= make(app).catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
  server.get('/api/v1/openapi.json', async (request, reply) =>
    sendPage(request, reply, (await described()).description),
  )
  server.get('/api/docs', async (request, reply) => sendPage(request, reply, (await described()).docs))
}

async function make(app: Pick<App, 'config'>): Promise<Described> {
  const description = await describe(app)
  const text = JSON.stringify(description)
  return {
    description: kept({ type: 'application/json', policy: null }, text),
    docs: kept({ type: 'text/html; charset=utf-8', policy: plainPolicy }, renderDocs(JSON.parse(text))),
  }
}

const kept = (kind: Pick<Page, 'type' | 'policy'>, text: string): Page =>
  rewritten({ ...kind, immutable: false }, text)
