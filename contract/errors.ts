import { z } from 'zod'

/** One thing wrong with one field; `field` is the input's key, or empty where the whole is wrong. */
export const Problem = z.object({ field: z.string(), message: z.string() })
export type Problem = z.infer<typeof Problem>

/** The closed list of refusals: every answer that is not a success is one of these, and carries `id` for the log. */
export const callErrors = {
  BAD_REQUEST: {
    status: 400,
    message: 'Check the highlighted fields.',
    data: z.object({ problems: z.array(Problem) }),
  },
  UNAUTHORIZED: { status: 401, message: 'Sign in to continue.' },
  FORBIDDEN: {
    status: 403,
    message: "You don't have access to this.",
    data: z.object({ reason: z.string() }),
  },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  CONFLICT: {
    status: 409,
    message: 'Someone else changed this in the meantime.',
    data: z.object({ reason: z.string(), current: z.unknown().optional() }),
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Request too large.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests. Try again in a moment.',
    data: z.object({ retryAfterSeconds: z.number().int() }),
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'The server is busy. Try again in a moment.',
    data: z.object({ retryAfterSeconds: z.number().int() }),
  },
} as const

export type CallErrorCode = keyof typeof callErrors
