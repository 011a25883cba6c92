import type { ProductNode } from './productNode.ts'

export type Heard = { name: string; id: string; data: { topic?: string; kind?: string; id?: string } }

/** Reads a live stream until it has `most` messages, its time is over or it is closed; comments are left out. */
export async function hear(
  node: ProductNode,
  cookie: string,
  options: { after?: string; most?: number; forMs?: number; onOpen?: () => void } = {},
): Promise<Heard[]> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), options.forMs ?? 10_000)
  const heard: Heard[] = []
  try {
    const answer = await fetch(`${node.url}/api/live`, {
      headers: { cookie, ...(options.after ? { 'last-event-id': options.after } : {}) },
      signal: ending.signal,
    })
    options.onOpen?.()
    let text = ''
    const decoder = new TextDecoder()
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const message = read(block)
        if (message) heard.push(message)
        if (heard.length >= (options.most ?? Number.POSITIVE_INFINITY)) return heard
      }
    }
  } catch (error) {
    if (!ending.signal.aborted) throw error
  } finally {
    clearTimeout(timer)
    ending.abort()
  }
  return heard
}

function read(block: string): Heard | null {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]))
  const data = fields.get('data')
  return data === undefined
    ? null
    : { name: fields.get('event') ?? 'message', id: fields.get('id') ?? '', data: JSON.parse(data) }
}
