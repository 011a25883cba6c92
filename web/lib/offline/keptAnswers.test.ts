import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dropKept,
  fileFirst,
  keepStart,
  networkFirst,
  patienceMs,
  shellAddress,
  wayOf,
} from './keptAnswers.ts'

const origin = 'https://jul.example'
const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') => ({
  method,
  mode,
  url: path.startsWith('/') ? origin + path : path,
})

/** Caches as browsers have them, by name and address. */
let stores: Map<string, Map<string, Response>>
let answers: Record<string, () => Response | Promise<Response>>
const key = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), origin).pathname
const network = vi.fn(async (request: RequestInfo | URL) => {
  const answer = answers[key(request)]
  if (!answer) throw new TypeError('Failed to fetch')
  return answer()
})

beforeEach(() => {
  stores = new Map()
  answers = {}
  network.mockClear()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      put: async (request: RequestInfo, answer: Response) => void store.set(key(request), answer),
      addAll: async (requests: RequestInfo[]) => {
        const got = await Promise.all(requests.map(network))
        if (got.some(({ ok }) => !ok)) throw new TypeError('Request failed')
        for (const [at, answer] of got.entries()) store.set(key(requests[at] ?? ''), answer)
      },
    }
  }
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('Request', RelativeRequest)
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo) =>
      [...stores.values()]
        .map((store) => store.get(key(request)))
        .find(Boolean)
        ?.clone(),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Node knows no page that an address could be of. */
const NodeRequest = Request
class RelativeRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init)
  }
}

const page = (words: string, etag = '"one"') => new Response(words, { headers: { etag } })
const wordsOf = async (answer: Response | Promise<Response>) => (await answer).text()

describe('what is answered from what a browser keeps (K56, 0107)', () => {
  it.each([
    ['/assets/root-Ab12_-xy.js', 'cors', 'file'],
    ['/theme.js', 'no-cors', 'page'],
    ['/empty-root.js', 'no-cors', 'page'],
    ['/app', 'navigate', 'page'],
    ['/app/home?view=board', 'navigate', 'page'],
    ['/dashboard?tab=sessions', 'navigate', 'page'],
    ['/dashboard/nothing', 'navigate', 'page'],
    // Nobody's data, no page of the site, nothing of staff.
    ['/api/rpc/board/listCards', 'cors', 'network'],
    ['/api/v1/accounts/me', 'cors', 'network'],
    ['/api/live', 'cors', 'network'],
    ['/api/files/export.zip', 'navigate', 'network'],
    ['/vip', 'navigate', 'network'],
    ['/auth', 'navigate', 'network'],
    ['/', 'navigate', 'network'],
    ['/apples', 'navigate', 'network'],
    ['/dashboards', 'navigate', 'network'],
    ['/version.json', 'cors', 'network'],
    ['/app/home', 'cors', 'network'],
    ['https://elsewhere.example/assets/root-Ab12_-xy.js', 'cors', 'network'],
  ] as const)('%s (%s): %s', (path, mode, way) => {
    expect(wayOf(asked(path, mode), origin)).toBe(way)
    expect(wayOf(asked(path, mode, 'POST'), origin)).toBe('network')
  })
})

describe('a document', () => {
  beforeEach(() => void stores.set('jul.console one', new Map([[shellAddress, page('kept')]])))

  it('is the network’s, whatever that says', async () => {
    for (const status of [200, 404, 503])
      expect((await networkFirst(Promise.resolve(new Response('', { status })), shellAddress)).status).toBe(
        status,
      )
  })

  it('is the kept one where the network fails', async () => {
    expect(await wordsOf(networkFirst(Promise.reject(new TypeError('gone')), shellAddress))).toBe('kept')
  })

  it('is the kept one where the network takes too long', async () => {
    vi.useFakeTimers()
    const answer = networkFirst(new Promise(() => {}), shellAddress)
    await vi.advanceTimersByTimeAsync(patienceMs)
    expect(await wordsOf(answer)).toBe('kept')
  })

  it('is waited for, and fails as it would, where none is kept', async () => {
    stores.clear()
    await expect(networkFirst(Promise.reject(new TypeError('gone')), shellAddress)).rejects.toThrow('gone')
  })
})

describe('a hashed file', () => {
  const file = `${origin}/assets/board-12345678.js`

  it('is fetched once, and kept', async () => {
    stores.set('jul.console one', new Map())
    answers['/assets/board-12345678.js'] = () => new Response('board')
    for (let time = 0; time < 3; time += 1)
      expect(await wordsOf(fileFirst(new Request(file), 'jul.console one'))).toBe('board')
    expect(network).toHaveBeenCalledTimes(1)
  })

  it('that is not there is not kept, nor is anything once the cache is gone', async () => {
    stores.set('jul.console one', new Map())
    answers['/assets/board-12345678.js'] = () => new Response('', { status: 404 })
    expect((await fileFirst(new Request(file), 'jul.console one')).status).toBe(404)
    answers['/assets/board-12345678.js'] = () => new Response('board')
    expect(await wordsOf(fileFirst(new Request(file), 'jul.console of before'))).toBe('board')
    expect([...stores].map(([name, store]) => [name, store.size])).toEqual([['jul.console one', 0]])
  })

  it('that came is answered where a full disk keeps nothing', async () => {
    stores.set('jul.console one', new Map())
    answers['/assets/board-12345678.js'] = () => new Response('board')
    vi.spyOn(caches, 'open').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    expect(await wordsOf(fileFirst(new Request(file), 'jul.console one'))).toBe('board')
  })
})

describe('what a console starts with', () => {
  const files = ['/assets/a-11111111.js', '/assets/b-22222222.js']
  const serve = (etag = '"two"') => {
    answers = {
      [shellAddress]: () => page('shell', etag),
      '/theme.js': () => new Response('theme'),
      '/empty-root.js': () => new Response('empty'),
      '/assets/a-11111111.js': () => new Response('a'),
      '/assets/b-22222222.js': () => new Response('b'),
    }
  }

  it('is kept whole, with what an earlier build had of it, and without a cookie', async () => {
    serve()
    stores.set('jul.console one', new Map([['/assets/a-11111111.js', new Response('a')]]))
    await keepStart('jul.console two', files, '"two"')
    expect([...(stores.get('jul.console two')?.keys() ?? [])].sort()).toEqual(
      [...files, shellAddress, '/theme.js', '/empty-root.js'].sort(),
    )
    expect(network.mock.calls.map(([request]) => key(request))).not.toContain('/assets/a-11111111.js')
    expect(network).toHaveBeenCalledWith(shellAddress, { cache: 'no-cache', credentials: 'omit' })
  })

  it.each([
    ['a proxy that compresses', 'W/"two"'],
    ['a proxy that takes versions away', ''],
  ])('is kept behind %s', async (_which, etag) => {
    serve(etag)
    await keepStart('jul.console two', files, '"two"')
    expect(stores.get('jul.console two')?.has(shellAddress)).toBe(true)
  })

  it('is not kept where a file is missing, or the document is of another build', async () => {
    serve()
    delete answers['/assets/b-22222222.js']
    await expect(keepStart('jul.console two', files, '"two"')).rejects.toThrow()
    serve('"three"')
    await expect(keepStart('jul.console two', files, '"two"')).rejects.toThrow('another build')
    expect(stores.get('jul.console two')?.has(shellAddress)).not.toBe(true)
  })

  it('is all that is left of it, and nothing where it is switched off', async () => {
    for (const name of ['jul.console one', 'jul.console two', 'of another kind']) stores.set(name, new Map())
    await dropKept('jul.console two')
    expect([...stores.keys()]).toEqual(['jul.console two', 'of another kind'])
    await dropKept()
    expect([...stores.keys()]).toEqual(['of another kind'])
  })
})
