import { useState } from 'react'

/**
 * What a form makes for what it asks for, an id say: the same for the same words, so that trying again is one order, and another for
 * others, or a server that heard the first and could not say so would take the second for it. `end` is for a form that stays for the
 * next one.
 */
export function newOrder<Made>(make: () => Made) {
  let order: { words: string; made: Made } | null = null
  return {
    of: (content: object): Made => {
      const words = JSON.stringify(content)
      if (order?.words !== words) order = { words, made: make() }
      return order.made
    },
    end: () => {
      order = null
    },
  }
}

export function useOrder<Made>(make: () => Made) {
  const [order] = useState(() => newOrder(make))
  return order
}

export const useOrderId = () => useOrder<string>(() => crypto.randomUUID())
