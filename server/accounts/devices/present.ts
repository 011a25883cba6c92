import type { SignIn } from '#contract/accounts/devices.ts'
import { deviceName, deviceOf, networkOf } from '#domain/accounts/rules/devices.ts'

/** A sign-in as app_sign_ins answers it. */
export type SignInRow = {
  id: string
  user_agent: string | null
  ip_address: string | null
  created_at: Date
  updated_at: Date
}

/** Browser, system and network; never a whole address, and no place (4.13.19). `thisId` is the sign-in that asks. */
export const presentSignIn = (row: SignInRow, thisId: string | null): SignIn => ({
  id: row.id,
  device: deviceName(row.user_agent),
  isPhone: deviceOf(row.user_agent).isPhone,
  network: networkOf(row.ip_address),
  firstSeenAt: row.created_at.toISOString(),
  lastSeenAt: row.updated_at.toISOString(),
  isThis: row.id === thisId,
})
