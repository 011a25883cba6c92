/**
 * Who reaches a row.
 *
 * - `member`: a member, their own row; `self`: staff, a row of their own
 * - `advisor`: staff assigned to the row's member today
 * - `leader`: the staff member whom the sessions of the row's member name
 * - `director`: holders of sessions.manage and admins, any member but demos
 * - `manager`: holders of sessions.manage, any member but demos; `manager+demo`: demos as well
 * - `staff`: every staff member, any row but a demo's; `staff+demo`: every row; `admin`: admins, every row
 * - `named`: the staff member whom the row names in advisor_id
 * - `signer`: the staff member who wrote the row, on a board of their own or of a member they advise
 * - `publisher`: the staff member who published the version, or made the edit after it
 * - `jobs`, `auth`: those roles, every row; `jobs:demo`: the jobs, a demo's rows only
 *
 * A part after `/` narrows it to rows in that state, as `stateOf` of the table says.
 */
export type Reach =
  | (
      | 'member'
      | 'self'
      | 'advisor'
      | 'manager'
      | 'leader'
      | 'director'
      | 'manager+demo'
      | 'staff'
      | 'staff+demo'
      | 'admin'
      | 'named'
      | 'signer'
      | 'publisher'
      | 'jobs'
      | 'jobs:demo'
      | 'auth'
    )
  | `${'member' | 'self' | 'jobs' | 'signer' | 'advisor' | 'manager' | 'leader' | 'staff+demo'}/${string}`

export type TableRule = {
  /** The column that says whose row it is; null for rows that belong to the app. */
  owner: 'user_id' | 'id' | 'member_id' | 'created_by' | null
  /** A column that every role which may update at all may write. */
  touch: string
  select: readonly Reach[]
  insert: readonly Reach[]
  update: readonly Reach[]
  delete: readonly Reach[]
  /** The columns that whoever inserts may write, where those are not all. */
  written?: readonly string[]
  /** The state of a row that the rules tell apart, from its columns. */
  stateOf?(row: Readonly<Record<string, unknown>>): string
}

export const nobody: readonly Reach[] = []
export const signedBy = (row: Readonly<Record<string, unknown>>) =>
  row.created_by === row.user_id ? 'own' : 'advisor'
export const sessionStaff = ['self', 'advisor', 'leader', 'manager'] as const
export const jobsOnly = { select: ['jobs'], insert: ['jobs'], update: ['jobs'], delete: ['jobs'] } as const
export const authOnly = { select: ['auth'], insert: ['auth'], update: ['auth'], delete: ['auth'] } as const
