import { accounts } from '#server/accounts/feature.ts'
import { audit } from '#server/audit/feature.ts'
import { billing } from '#server/billing/feature.ts'
import { board } from '#server/board/feature.ts'
import { consent } from '#server/consent/feature.ts'
import { content } from '#server/content/feature.ts'
import { inquiries } from '#server/inquiries/feature.ts'
import { minutes } from '#server/minutes/feature.ts'
import type { Feature, FeatureName } from '#server/platform/feature.ts'
import { recordings } from '#server/recordings/feature.ts'
import { sessions } from '#server/sessions/feature.ts'
import { sessionCalls } from './sessions/calls.ts'

/** Every feature of the product, one line each; router and audiences are made from it. */
export const features: { readonly [Name in FeatureName]: Feature<Name> } = {
  accounts,
  audit,
  billing,
  board,
  consent,
  content,
  inquiries,
  minutes,
  recordings,
  sessions: { ...sessions, calls: sessionCalls },
}
