import type { ServerResponse } from 'node:http'
import type { Actor } from '#domain/actor.ts'
import type { Cursor, LiveEvent } from './outbox.ts'
import { isAfter } from './outbox.ts'

export type Stream = {
  readonly actor: Actor
  readonly signInId: string
  readonly tokenHash: string
  /** Members whom this advisor is assigned to, as of the last check. */
  readonly advises: ReadonlySet<string>
  /** Members with a session that names this person as its advisor, of the last 90 days or ahead (4.13.1). */
  readonly leads: ReadonlySet<string>
  readonly response: ServerResponse
  /** What happened while the stream is still being told what it missed; null once it has caught up. */
  held: LiveEvent[] | null
  /** Up to where the replay has told it already; null once the delivery is beyond. */
  told: Cursor | null
}

// What one slow reader may owe before it is told to start over.
const MOST_OWED_BYTES = 262_144
const MOST_PER_PERSON = 5
const HEARTBEAT_MS = 20_000

/** Who may hear of an event; the features say so in their live.ts, audiences.ts lists them by topic. */
export type Audience = (event: LiveEvent, stream: Pick<Stream, 'actor' | 'advises' | 'leads'>) => boolean

/** All open streams of this node. An event is framed once and the same bytes go to everyone who may hear it. */
export class LiveStreams {
  readonly #streams = new Set<Stream>()
  readonly #audiences: Readonly<Record<string, Audience>>
  readonly #heartbeat: NodeJS.Timeout
  #isClosed = false

  constructor(audiences: Readonly<Record<string, Audience>>) {
    this.#audiences = audiences
    this.#heartbeat = setInterval(() => this.#pulse(), HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  get size(): number {
    return this.#streams.size
  }

  add(stream: Stream): void {
    // It was asked for before the node began to stop, and would hold it until the stop is forced (F08).
    if (this.#isClosed) {
      this.end(stream, 'closing')
      return
    }
    const own = [...this.#streams].filter((each) => each.actor.userId === stream.actor.userId)
    // The oldest gives way: a person with more tabs than streams still follows in the newest.
    if (own.length >= MOST_PER_PERSON && own[0]) this.end(own[0], 'reset')
    this.#streams.add(stream)
    stream.response.once('close', () => this.#streams.delete(stream))
  }

  /** Whether it is still told things; ended, it must not be written to. */
  has(stream: Stream): boolean {
    return this.#streams.has(stream)
  }

  all(): readonly Stream[] {
    return [...this.#streams]
  }

  deliver(event: LiveEvent): void {
    const audience = this.#audiences[event.topic]
    if (!audience) return
    let bytes: Buffer | null = null
    for (const stream of this.#streams) {
      if (!audience(event, stream)) continue
      if (stream.held) stream.held.push(event)
      else {
        bytes ??= frame(event)
        this.#tell(stream, event, bytes)
      }
    }
  }

  /** The replay has told it everything up to `told`; what was held, and what the delivery is late with, is told once. */
  release(stream: Stream, told: Cursor | null): void {
    if (!this.has(stream)) return
    const held = stream.held ?? []
    stream.held = null
    stream.told = told
    for (const event of held) this.#tell(stream, event, frame(event))
  }

  /** Whether one stream may hear an event; the replay asks the same question as the delivery. */
  mayHear(event: LiveEvent, stream: Pick<Stream, 'actor' | 'advises' | 'leads'>): boolean {
    return this.#audiences[event.topic]?.(event, stream) ?? false
  }

  end(stream: Stream, why: 'reset' | 'signed-out' | 'locked' | 'closing'): void {
    this.#streams.delete(stream)
    stream.response.end(`event: ${why}\ndata: {}\n\n`)
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#heartbeat)
    for (const stream of this.all()) this.end(stream, 'closing')
  }

  #pulse(): void {
    const bytes = Buffer.from(': still here\n\n')
    for (const stream of this.#streams) this.#write(stream, bytes)
  }

  #tell(stream: Stream, event: LiveEvent, bytes: Buffer): void {
    if (stream.told && !isAfter(event.cursor, stream.told)) return
    stream.told = null
    this.#write(stream, bytes)
  }

  #write(stream: Stream, bytes: Buffer): void {
    if (stream.response.writableLength > MOST_OWED_BYTES) {
      this.#streams.delete(stream)
      stream.response.destroy()
      return
    }
    stream.response.write(bytes)
  }
}

/** An event as it goes over the wire. */
export function frame(event: LiveEvent): Buffer {
  const { cursor, topic, entity, entityId, version, kind } = event
  return Buffer.from(
    `id: ${cursor}\ndata: ${JSON.stringify({ topic, entity, id: entityId, version, kind })}\n\n`,
  )
}
