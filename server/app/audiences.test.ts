import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Topic } from '#contract/live.ts'
import type { Actor } from '#domain/actor.ts'
import { audiences } from './audiences.ts'

const server = join(import.meta.dirname, '..')
const domain = join(server, '../domain')
const sources = readdirSync(server, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

describe('who hears of what', () => {
  it('is said for every topic that anything publishes', () => {
    const said = sources.flatMap((name) =>
      [...readFileSync(join(server, name), 'utf8').matchAll(/(?:publish\(\s*|\btopic: )'(\w+)'/g)].map(
        ([, topic]) => topic ?? '',
      ),
    )
    // A command's event is of its feature's topic, unless it says another.
    const topics = [...said, ...globSync('*/events.ts', { cwd: domain }).map((name) => dirname(name))]
    expect(topics.length).toBeGreaterThan(12)
    expect([...new Set(topics)].filter((topic) => !(topic in audiences))).toEqual([])
  })

  it('is taken from every feature that says it for itself', () => {
    const features = sources
      .filter((name) => /^\w+\/live\.ts$/.test(name))
      .map((name) => name.split('/')[0] ?? '')
    expect(features.filter((feature) => !(feature in audiences))).toEqual([])
  })
})

describe('what can happen', () => {
  it('is named by the domain only where the server publishes it', async () => {
    const modules = await Promise.all(
      globSync('*/events.ts', { cwd: domain }).map((name) => import(join(domain, name))),
    )
    const named = modules.flatMap((module) =>
      Object.values(module).flatMap((value) =>
        typeof value === 'object' && value ? Object.keys(value) : [],
      ),
    )
    const texts = [...sources, ...globSync('*/functions.sql', { cwd: server })].map((name) =>
      readFileSync(join(server, name), 'utf8'),
    )
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((kind) => !texts.some((text) => text.includes(`'${kind}'`)))).toEqual([])
  })
})

it('whoever leads a session with a member hears of sessions and nothing of the board (4.13.1)', () => {
  const actor = { userId: 'ada', isStaff: true, permissions: [] as readonly string[] } as Actor // safe because audiences read nothing else
  const stream = { actor, advises: new Set<string>(), leads: new Set(['mia']) }
  const event = (topic: Topic, memberId: string) =>
    audiences[topic]({ topic, memberId, cursor: '', entity: '', entityId: '', version: 0, kind: '' }, stream)
  const topics: readonly Topic[] = ['sessions', 'consent', 'minutes', 'recordings', 'board']
  expect(topics.filter((topic) => event(topic, 'mia'))).toEqual(topics.slice(0, -1))
  expect(topics.filter((topic) => event(topic, 'other'))).toEqual([])
})
