import { pgRole } from 'drizzle-orm/pg-core'

// The login owns nothing and inherits nothing: every transaction switches to one of these (architecture §5).
export const appPublic = pgRole('app_public').existing()
export const appMember = pgRole('app_member').existing()
export const appStaff = pgRole('app_staff').existing()
export const appJobs = pgRole('app_jobs').existing()
export const appAuth = pgRole('app_auth').existing()
