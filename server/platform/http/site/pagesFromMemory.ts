import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { App } from '#server/platform/app.ts'
import type { Served } from '../edge/health.ts'
import { alwaysSent } from '../edge/secureHeaders.ts'
import { closeIfStalled } from '../edge/stalledSockets.ts'
import { WholeAnswers } from '../edge/wholeAnswers.ts'
import type { Encoding } from './compressPages.ts'
import { bytesOf } from './compressPages.ts'
import type { DevSite } from './devSite.ts'
import type { Page } from './page.ts'
import { encodingOf, hasPage, pageHeaders } from './sendPage.ts'
import type { Site } from './site.ts'
import { pageAt } from './site.ts'

/** Headers for whoever is sent the page, and for whoever has it. */
type Made = { readonly headers: readonly string[]; readonly known: readonly string[] }
const nothing = Buffer.alloc(0)

/**
 * Public pages, answered before Fastify: a page is the same bytes and headers for everybody, or for everybody without one cookie, and finding that out for each request
 * costs more than sending them (0114). It answers nothing that Fastify's road has not answered with a page before, so that what may be
 * opened is decided there alone; which page stands at the address is looked up each time.
 */
export class PagesFromMemory {
  readonly #host: string
  readonly #site: Site | null
  readonly #served: Served
  readonly #always: Readonly<Record<string, string>>
  /** Each address with the cookie whose bearers are given something else, where there is one. */
  readonly #open = new Map<string, string | null>()
  /** By the bytes that they were put together for, and gone with them; pages that say the same share bytes, not headers. */
  readonly #made = new WeakMap<Page, WeakMap<Buffer, Made>>()
  readonly #answers = new WholeAnswers()
  #isClosing = false

  constructor(app: Pick<App, 'config'>, site: Site | DevSite | null, served: Served) {
    this.#host = app.config.publicUrl.host
    this.#site = site && 'pages' in site ? site : null
    this.#served = served
    this.#always = alwaysSent(app.config)
  }

  /** An address at which everybody was given a page: everybody without the cookie, where one is named. */
  learn(address: string, cookie: string | null = null): void {
    this.#open.set(address, cookie)
  }

  /** Puts itself in front of Fastify, which says what it says while it closes. */
  mount(fastify: FastifyInstance): void {
    const { server } = fastify
    const [next] = server.listeners('request')
    if (!next) throw new Error('Fastify listens to no request')
    server.removeListener('request', next as RequestListener) // safe because it is what listens to requests
    server.on('request', (request, response) => {
      if (!this.answers(request, response)) next.call(server, request, response)
    })
    fastify.addHook('preClose', async () => {
      this.#isClosing = true
    })
  }

  /** Whether the request was answered; where not, it is Fastify's. */
  answers({ url = '', method, headers, socket }: IncomingMessage, response: ServerResponse): boolean {
    if (method !== 'GET' || this.#isClosing || !this.#site) return false
    const cookie = this.#open.get(url)
    if (cookie === undefined || (cookie !== null && headers.cookie?.includes(cookie))) return false
    // Another host may lead elsewhere (K04, ASVS 3.5.4); many proxies say the one that was asked for.
    const host = this.#host
    if (headers.host !== host || (headers['x-forwarded-host'] ?? host) !== host) return false
    // A page answers otherwise to whoever saves data.
    if (headers['save-data'] !== undefined) return false
    const page = pageAt(this.#site, url)
    if (!page || page.isPrivate) return false
    const encoding = encodingOf(headers['accept-encoding'], page)
    const bytes = bytesOf(page.bodies, encoding)
    if (!bytes) return false
    // It has no id of a request: no line is written of a page that was given.
    const made = this.#madeFor(page, encoding, bytes)
    if (hasPage(headers, page)) this.#answers.send(response, 304, made.known, nothing)
    else this.#answers.send(response, 200, made.headers, bytes)
    // What the kernel took at once nobody waits for; of several asked for together the later ones wait in themselves.
    if (response.socket !== socket || socket.writableLength > 0) closeIfStalled(socket, response)
    this.#served.requests += 1
    return true
  }

  /** Put together once for a page, as names and values in turn. */
  #madeFor(page: Page, encoding: Encoding, bytes: Buffer): Made {
    let ofPage = this.#made.get(page)
    if (!ofPage) {
      ofPage = new WeakMap()
      this.#made.set(page, ofPage)
    }
    const last = ofPage.get(bytes)
    if (last) return last
    const known = Object.entries({ ...this.#always, ...pageHeaders(page, encoding) }).flat()
    const made = { known, headers: [...known, 'content-length', String(bytes.length)] }
    ofPage.set(bytes, made)
    return made
  }
}
