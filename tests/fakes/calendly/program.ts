import { createServer } from 'node:http'
import { startCalendly } from './calendly.ts'

// The stand-in as a program of its own, with the pages of calendly.com on which people book, move and cancel: links do everything.
const { API_PORT, PAGE_PORT, TOKEN = '', SIGNING_KEY = '', CALLBACK_URL = '', HOST_EMAIL = '' } = process.env
const HOUR = 3_600_000
const calendly = await startCalendly({
  token: TOKEN,
  signingKey: SIGNING_KEY,
  hostEmail: HOST_EMAIL,
  callbackUrl: () => CALLBACK_URL,
  port: Number(API_PORT),
})
// Nobody is booked twice at one time, whoever books.
let taken = 0
const nextTime = () => new Date(Math.ceil(Date.now() / HOUR) * HOUR + 400 * HOUR + 2 * HOUR * taken++)

const link = (text: string, href: string) => `<p><a href="${href.replaceAll('&', '&amp;')}">${text}</a></p>`
const page = (title: string, ...links: readonly string[]) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${links.join('')}</main>`
const booked = (uri: string) => {
  const of = `uri=${encodeURIComponent(uri)}`
  return page(
    'Confirmed',
    link('Reschedule', `/do/move?${of}`),
    link('Nobody came', `/do/missed?${of}`),
    link('Cancel', `/do/cancel?${of}`),
    link('Cancel, and tell nobody', `/do/cancel?lost=1&${of}`),
  )
}

async function answer({ pathname, searchParams }: URL): Promise<string> {
  const uri = searchParams.get('uri') ?? ''
  if (searchParams.get('lost')) calendly.deliverNext('lost')
  switch (pathname) {
    case '/do/book': {
      const booking = await calendly.book({
        startAt: nextTime(),
        email: `somebody-${taken}@visitors.example`,
        hostEmail: searchParams.get('host') ?? HOST_EMAIL,
        title: 'An hour in Calendly',
        reference: searchParams.get('utm_content'),
      })
      return booked(booking.uri)
    }
    case '/do/move':
      return booked((await calendly.move(uri, nextTime())).uri)
    case '/do/cancel':
      await calendly.cancel(uri, 'Another time')
      return page('Cancelled')
    case '/do/missed':
      await calendly.sayNoShow(uri, true)
      return booked(uri)
    default: {
      // The first part of the address is whose calendar it is.
      const [, host = ''] = pathname.split('/')
      searchParams.set('host', decodeURIComponent(host))
      const who = ['name', 'email'].map((each) => `<p>${each} ${searchParams.get(each) ?? ''}</p>`)
      return page('Choose a time', ...who, link('Book', `/do/book?${searchParams}`))
    }
  }
}

createServer((request, response) => {
  answer(new URL(request.url ?? '/', 'http://127.0.0.1')).then(
    (html) => response.writeHead(200, { 'content-type': 'text/html' }).end(html),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
}).listen(Number(PAGE_PORT), '127.0.0.1', () => process.stdout.write('Calendly stands in\n'))
