import type { Problem } from '#contract/errors.ts'
import { checkPassword } from '#domain/accounts/rules/password.ts'
import type { Config } from '#server/platform/config.ts'
import { loadCommonPasswords } from './passwords.ts'

/** What is wrong with a password that somebody wants to set; the same at sign-up, change and reset (T-017, T-018). */
export async function newPasswordProblems(
  config: Pick<Config, 'passwordRules' | 'brandName'>,
  field: 'password' | 'newPassword',
  password: string,
  context: readonly string[],
): Promise<Problem[]> {
  const common = await loadCommonPasswords()
  const { problems } = checkPassword(password, {
    mode: config.passwordRules,
    isCommon: (lowerCased) => common.has(lowerCased),
    context,
    brand: config.brandName,
  })
  return problems.map((message) => ({ field, message }))
}
