import { accounts } from './accounts.ts'
import { audit } from './audit.ts'
import { billing } from './billing.ts'
import { board } from './board.ts'
import { consent } from './consent.ts'
import { content } from './content.ts'
import { inquiries } from './inquiries.ts'
import { minutes } from './minutes.ts'
import { recordings } from './recordings.ts'
import { sessions } from './sessions.ts'

/** Everything browser and server say to each other. */
export const contract = {
  accounts,
  audit,
  billing,
  board,
  consent,
  content,
  inquiries,
  minutes,
  recordings,
  sessions,
}
export type Contract = typeof contract
