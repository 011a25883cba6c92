import type { Topic } from '#contract/live.ts'
import type { Audience } from '#server/platform/live/streams.ts'
import { features } from './features.ts'

const ofEach = Object.entries(features).map(([name, { audience }]) => [name, audience] as const)

/** Who hears of what: a feature's events are its topic, and it says itself who hears of it. */
// safe because the test of this file holds it against every topic
export const audiences = Object.fromEntries(ofEach.filter(([, audience]) => audience)) as Readonly<
  Record<Topic, Audience>
>
