import { appPurpose } from '#server/accounts/rules/totp.ts'
import { DRIVE } from '#server/minutes/automation/findConnection.ts'

/** A column of sealed texts: whose login may write it anew, and what each of its rows is sealed for. */
export type SealedColumn = {
  readonly table: string
  readonly key: string
  readonly column: string
  readonly role: 'app_auth' | 'app_jobs'
  purposeOf(key: string): string
}

/** Everything that the database keeps sealed; its test notices one that is missing. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    ...{ table: 'authenticators', key: 'user_id', column: 'sealed_secret', role: 'app_auth' },
    purposeOf: appPurpose,
  },
  {
    ...{ table: 'drive_connections', key: 'id', column: 'code_sealed', role: 'app_jobs' },
    purposeOf: () => DRIVE,
  },
  {
    ...{ table: 'drive_connections', key: 'id', column: 'token_sealed', role: 'app_jobs' },
    purposeOf: () => DRIVE,
  },
]
