import { deviceName, deviceOf, networkOf } from '#domain/accounts/rules/devices.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

type Row = {
  id: string
  user_agent: string | null
  ip_address: string | null
  created_at: Date
  updated_at: Date
}

const mine = sqlStatement<[], Row>('select * from app_sign_ins()')

/** Where the reader is signed in, this browser first (K25). */
export const listSignIns = openCall(calls.accounts.listSignIns, async ({ db, signIn }) => {
  const rows = await mine(db)
  const signIns = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    isPhone: deviceOf(row.user_agent).isPhone,
    network: networkOf(row.ip_address),
    firstSeenAt: row.created_at.toISOString(),
    lastSeenAt: row.updated_at.toISOString(),
    isThis: row.id === signIn?.signInId,
  }))
  return { signIns: signIns.sort((one, other) => Number(other.isThis) - Number(one.isThis)) }
})
