import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '#server/platform/config.ts'
import { leadSecondaryHosts } from './secondaryHosts.ts'

const { secondaryHosts, publicUrl } = readConfig({
  PUBLIC_URL: 'https://jul.example',
  SECONDARY_HOSTS: 'juliverse.example, www.Juliverse.example',
})
const server = Fastify()
leadSecondaryHosts(server, { secondaryHosts, publicUrl })
server.get('*', async () => 'here')
const get = (host: string, url = '/') => server.inject({ url, headers: { host } })

describe('another host of the firm (K04)', () => {
  it.each([
    ['juliverse.example', '/'],
    ['JULIVERSE.example', '/about?a=b'],
    ['juliverse.example:8443', '/dashboard'],
    ['www.juliverse.example', '//evil.example/juliverse'],
  ])('%s%s leads to /juliverse of the site', async (host, url) => {
    const answer = await get(host, url)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, 'https://jul.example/juliverse'])
  })

  it('is kept by no cache, which may not see that a proxy named another host', async () => {
    const behind = Fastify({ trustProxy: true })
    leadSecondaryHosts(behind, { secondaryHosts, publicUrl })
    behind.get('*', async () => 'here')
    const headers = { host: 'jul.example', 'x-forwarded-host': 'juliverse.example' }
    const answer = await behind.inject({ url: '/', headers })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([301, 'no-store'])
  })

  it.each([
    ['jul.example', '/juliverse'],
    ['evil.example', '/'],
    ['juliverse.example.evil.example', '/'],
    ['notjuliverse.example', '/'],
    ['juliverse.example', '/healthz'],
    ['', '/'],
  ])('%s%s is answered as before, and named nowhere', async (host, url) => {
    const answer = await get(host, url)
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined])
  })

  it.each(['jul.example', 'https://juliverse.example', 'juliverse.example:80', 'a b'])(
    'refuses to start with %s on the list',
    (host) => {
      expect(() => readConfig({ PUBLIC_URL: 'https://jul.example', SECONDARY_HOSTS: host })).toThrow(
        ConfigError,
      )
    },
  )
})
