import type { Role } from '#domain/accounts/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

type GivenRole = Exclude<Role, 'member'>
type Nothing = Record<string, unknown>

const lockRoles = sqlStatement<[], Nothing>(
  // Nobody but an admin waits here: who may not make the call is refused only after it was sent.
  `select pg_advisory_xact_lock(hashtext('accounts.roles')) where app_is_admin()`,
)
const openAdmins = sqlStatement<[], { id: string }>(
  `select r.user_id as id from roles r join profiles p on p.id = r.user_id
   where r.role = 'admin' and p.disabled_at is null`,
)
/**
 * The admins whose accounts are open. The lock lets one change of roles or accounts happen at a time, so that no two
 * admins shut each other out and the last one stays; what is asked behind it stands until the commit.
 */
export async function holdAdmins(db: Db): Promise<ReadonlySet<string>> {
  const [, admins] = await Promise.all([lockRoles(db), openAdmins(db)])
  return new Set(admins.map(({ id }) => id))
}

const insertRoles = sqlStatement<[string, readonly GivenRole[]], Nothing>(
  `insert into roles (user_id, role, granted_by) select $1, r, app_user() from unnest($2::text[]) r on conflict do nothing`,
)
const deleteRoles = sqlStatement<[string, readonly GivenRole[]], Nothing>(
  `delete from roles where user_id = $1 and role = any($2::text[])`,
)
const deletePermissions = sqlStatement<[string], Nothing>('delete from permissions where user_id = $1')
const endSignIns = sqlStatement<[string], Nothing>('select app_end_sign_ins($1)')

/** An admin is staff, so giving the one gives the other. */
export const giveRole = (db: Db, userId: string, role: GivenRole) =>
  insertRoles(db, userId, role === 'admin' ? ['staff', 'admin'] : ['staff'])

/** Whoever is no longer staff is no longer admin and manages nothing; what was open in their browser was opened with the rights that are gone. */
export const takeRole = (db: Db, userId: string, role: GivenRole) =>
  Promise.all([
    deleteRoles(db, userId, role === 'admin' ? ['admin'] : ['staff', 'admin']),
    ...(role === 'staff' ? [deletePermissions(db, userId)] : []),
    endSignIns(db, userId),
  ])

/** Both answer a row where they changed something: of two at once the second changes nothing. */
export const givePermission = sqlStatement<[userId: string, name: string], Nothing>(
  'insert into permissions (user_id, name, granted_by) values ($1, $2, app_user()) on conflict do nothing returning name',
)
export const takePermission = sqlStatement<[userId: string, name: string], Nothing>(
  'delete from permissions where user_id = $1 and name = $2 returning name',
)

const disable = sqlStatement<[string, boolean], { changed: boolean | null }>(
  'select app_disable($1, $2) as changed',
)
/** Shuts an account out, which ends its sign-ins, or lets it in again. Answers whether that changed anything. */
export async function disableAccount(db: Db, userId: string, disabled: boolean): Promise<boolean> {
  const [[row]] = await Promise.all([
    disable(db, userId, disabled),
    ...(disabled ? [endSignIns(db, userId)] : []),
  ])
  return row?.changed === true
}
