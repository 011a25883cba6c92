import { useRef } from 'react'

/**
 * The id of what a form asks for: the same for the same words, so that trying again is one order, and another for others, or a
 * server that heard the first and could not say so would take the second for it. `end` is for a form that stays for the next one.
 */
export function useOrderId() {
  const order = useRef<{ words: string; id: string } | null>(null)
  return {
    of: (content: object): string => {
      const words = JSON.stringify(content)
      if (order.current?.words !== words) order.current = { words, id: crypto.randomUUID() }
      return order.current.id
    },
    end: () => {
      order.current = null
    },
  }
}
