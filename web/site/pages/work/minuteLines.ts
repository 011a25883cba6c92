import { serviceCatalogue } from '#domain/billing/rules/services.ts'

const { minutes } = serviceCatalogue.strategySession

/** At which minute each part of a session begins, and at which it stops. */
export const sessionParts = {
  question: 0,
  facts: minutes / 6,
  options: minutes / 2,
  decision: (minutes * 5) / 6,
  stop: minutes,
} as const

/**
 * The lines of a ruler over these minutes, one each, longer at five and longest at fifteen: across, or down the left where it
 * stands upright. A minute is one unit of the drawing.
 */
export function minuteLines(from: number, to: number, isUpright = false): string {
  const lines = Array.from({ length: to - from + 1 }, (_, at) => {
    const minute = from + at
    const length = minute % 15 === 0 ? 36 : minute % 5 === 0 ? 20 : 11
    return isUpright ? `M0 ${at}h${length}` : `M${at} 0v${length}`
  })
  return lines.join('')
}
