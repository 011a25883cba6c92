// What a browser keeps running for the consoles, so that they open without a network (docs/decisions/0107). The build writes `files`
// in front of it, and the server `shell`: the version of the consoles' document, or null where it is switched off and takes itself away.
import {
  cacheStart,
  dropKept,
  fileFirst,
  keepStart,
  networkFirst,
  shellAddress,
  wayOf,
} from './keptAnswers.ts'

declare const files: readonly string[]
declare const shell: string | null

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Installing = Lasting & {
  addRoutes?: (rule: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>
}
type Asked = Event & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type Worker = EventTarget & {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: ServiceWorkerRegistration
}

// safe because a worker is all that this runs in; TypeScript's own names for it and for pages exclude each other
const worker = globalThis as unknown as Worker
const name = `${cacheStart} ${shell}`

function on<Kind>(kind: string, run: (event: Kind) => void) {
  // safe because the browser gives events of these kinds these shapes
  worker.addEventListener(kind, (event) => run(event as unknown as Kind))
}

on<Installing>('install', (event) => {
  // An answer of the server about somebody is none of its business, nor has to wait until it has begun.
  const routed = event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })
  routed?.catch(() => undefined)
  // Hashed files of two builds live side by side, so the newer worker need not wait for pages of the older to close.
  event.waitUntil(
    shell ? keepStart(name, files, shell).then(() => worker.skipWaiting()) : worker.skipWaiting(),
  )
})

on<Lasting>('activate', (event) => event.waitUntil(shell ? begin() : end()))

async function begin() {
  await dropKept(name)
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function end() {
  await dropKept()
  await worker.registration.unregister()
}

if (shell)
  on<Asked>('fetch', (event) => {
    const { request } = event
    const way = wayOf(request, location.origin)
    if (way === 'file') event.respondWith(fileFirst(request, name))
    if (way !== 'page') return
    const asked = event.preloadResponse.then((answer) => answer ?? fetch(request))
    event.respondWith(networkFirst(asked, request.mode === 'navigate' ? shellAddress : request.url))
  })
