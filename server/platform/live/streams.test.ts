import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import type { LiveEvent } from './outbox.ts'
import type { Stream } from './streams.ts'
import { LiveStreams } from './streams.ts'

function newStream(): { stream: Stream; told: Promise<string> } {
  const response = new PassThrough()
  return {
    stream: {
      actor: { userId: randomUUID() } as Actor, // safe because streams ask only whose they are
      signInId: randomUUID(),
      tokenHash: '',
      advises: new Set(),
      leads: new Set(),
      response: response as unknown as ServerResponse, // safe because streams write, end and listen
      held: [],
      told: null,
    },
    told: text(response),
  }
}

const event: LiveEvent = {
  cursor: 'e:1:1',
  topic: 'board',
  entity: 'card',
  entityId: randomUUID(),
  version: 1,
  kind: 'card.created',
  memberId: null,
}

it('a stream that was asked for before the node stops, and opens after, is told so and holds nothing (F08)', async () => {
  const streams = new LiveStreams({})
  const { stream, told } = newStream()
  streams.close()
  streams.add(stream)
  expect(await told).toBe('event: closing\ndata: {}\n\n')
  expect(streams.size).toBe(0)
})

it('a stream that ends during its replay is told nothing after its end', async () => {
  const streams = new LiveStreams({ board: () => true })
  const { stream, told } = newStream()
  streams.add(stream)
  streams.deliver(event)
  expect(stream.held).toHaveLength(1)
  streams.end(stream, 'signed-out')
  streams.release(stream, null)
  expect(await told).toBe('event: signed-out\ndata: {}\n\n')
  streams.close()
})
