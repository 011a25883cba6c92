/** One message to the other tabs of this browser; does nothing where the browser has no channels. */
export type SharedChannel<Message> = { send: (message: Message) => void; close: () => void }

/** Opens a channel; `hear` gets what other tabs send, never what this one sends. */
export function openChannel<Message>(name: string, hear: (message: Message) => void): SharedChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') return { send: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = (event: MessageEvent<Message>) => hear(event.data)
  return { send: (message) => channel.postMessage(message), close: () => channel.close() }
}
