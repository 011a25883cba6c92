/** Bounds of a request: what is written and answered, in characters. */
export const inquiryLimits = { body: 2000, answer: 2000 } as const
