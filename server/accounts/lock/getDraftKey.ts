import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { macsOf } from '#server/platform/keyRing.ts'

/**
 * The key by which a browser keeps words that were never sent, when a sign-in ends over them. It is made of this installation's
 * secret and the person, and the earlier ones of its earlier secrets: the same for the same person at every sign-in, stored nowhere, and of no use to anybody else.
 */
export const getDraftKey = query(calls.accounts.getDraftKey, {
  read: async () => null,
  present: (_nothing, { actor }) => {
    const [key = '', ...earlier] = macsOf(`key of unsaved words\n${actor.userId}`).map(({ mac }) => mac)
    return { key, earlier }
  },
})
