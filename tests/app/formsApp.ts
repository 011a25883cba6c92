import type { LightMyRequestResponse } from 'fastify'
import Fastify from 'fastify'
import { authDocuments } from '#domain/accounts/rules/signInForm.ts'
import { mountAuthForms } from '#server/accounts/signIn/mountAuthForms.ts'
import { guardOrigin } from '#server/platform/http/edge/sameOrigin.ts'
import { answerFaults } from '#server/platform/http/faults.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import type { AuthApp } from './authApp.ts'
import { authApp, newAddress } from './authApp.ts'

type Asked = { from?: string; cookie?: string | undefined; url?: string; headers?: Record<string, string> }

/** The sign-in machinery with its forms, as a browser without scripts posts them. */
export type FormsApp = {
  at: AuthApp
  post(typed: Record<string, string>, asked?: Asked): Promise<LightMyRequestResponse>
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

const place = (name: string, field: string) =>
  `<input name="${field}" data-fill="${name}"/><p><span id="${name}-problem" data-fill="${name}-problem"></span></p>`
const html = `<html><head><title>Sign in</title></head><body><p><span id="refused" data-fill="refused"></span></p>
${place('email', 'email')}
${place('first-name', 'firstName')}
${place('last-name', 'lastName')}
${place('new-password', 'newPassword')}
${place('code', 'code')}
${place('password', 'password')}</body></html>`
const page: Page = {
  type: 'text/html; charset=utf-8',
  etag: '"x"',
  policy: "default-src 'none'",
  immutable: false,
  bodies: { identity: Buffer.from(html) },
}
const names = Object.entries(authDocuments).flatMap(([path, all]) => all.map((each) => `${path} ${each}`))
const site: Site = { pages: new Map(names.map((name) => [name, page])), shell: page, missing: page }

/** Such an app on a database of its own, with one page for every document. */
export async function formsApp(): Promise<FormsApp> {
  const at = await authApp()
  const server = Fastify({ trustProxy: true })
  answerFaults(server)
  guardOrigin(server, at.app.config)
  mountAuthForms(server, at.app, at.auth, site)
  return {
    at,
    post: (typed, { from, cookie, url = '/auth', headers } = {}) =>
      server.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(typed).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': from ?? newAddress(),
          origin: at.app.config.publicUrl.origin,
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
      }),
    get: (url, headers = {}) => server.inject({ url, headers }),
    close: async () => {
      await server.close()
      await at.close()
    },
  }
}

const setBy = ({ headers }: LightMyRequestResponse) =>
  [headers['set-cookie'] ?? []].flat().map((each) => each.split(';', 1)[0] ?? '')

/** The cookie of the sign-in that an answer set. */
export const cookieOf = (answer: LightMyRequestResponse): string | undefined =>
  setBy(answer).find((each) => each.startsWith('sid='))

/** Every cookie that an answer set, as the browser sends them back. */
export const cookiesOf = (answer: LightMyRequestResponse): string => setBy(answer).join('; ')
