import { sql } from 'drizzle-orm'
import { pick } from '#server/platform/pick.ts'
import { profiles } from '../tables.ts'

/** A person of the directory with what stands in other tables, as one statement; `email` is null where the reader may not have it. */
export const personColumns = {
  userId: profiles.id,
  ...pick(profiles, 'firstName', 'lastName', 'company', 'userType', 'isDemo', 'disabledAt', 'createdAt'),
  isAdvised: sql<boolean>`app_advises(profiles.id)`,
  // Qualified by the table's own name: inside the brackets a bare `id` would be the other table's.
  sortName: sql<string>`lower(concat_ws(' ', profiles.first_name, profiles.last_name))`,
  email: sql<string | null>`app_address(profiles.id)`,
  isVerified: sql<boolean>`coalesce((select v.is_verified from app_verified(array[profiles.id]) v), false)`,
  roles: sql<
    ('staff' | 'admin')[]
  >`array(select r.role from roles r where r.user_id = profiles.id order by r.role desc)`,
  permissions: sql<
    string[]
  >`array(select p.name from permissions p where p.user_id = profiles.id order by p.name)`,
}
