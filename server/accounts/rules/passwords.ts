import { hash, parseOptions, verify } from '@node-rs/argon2'

// OWASP's second profile: 9 ms on this class of machine, 41 sign-ins a second on two cores.
// The library's default algorithm is argon2id.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The stored form of a password; salted, so that equal passwords differ. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/** True where `stored` is this password's; a stored text that is no hash of ours is nobody's password. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, password)
  } catch {
    return false
  }
}

/** True where `stored` was made with other parameters than today's. */
export function isOld(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return (
    !stored.startsWith('$argon2id$') ||
    memoryCost !== parameters.memoryCost ||
    timeCost !== parameters.timeCost ||
    parallelism !== parameters.parallelism
  )
}

let common: Promise<ReadonlySet<string>> | null = null

// Shorter words are the core of too many good passwords to be held against one.
const shortestWord = 5

/** The passwords everybody tries first, lower-cased, also those that become long only by digits; read when first needed. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then((library) => {
    // A bundle hands this CommonJS package over as its default export alone; from the sources both are there.
    const { dictionary } = 'default' in library ? (library.default as typeof library) : library // safe because the default is the package's own exports
    return new Set(dictionary['passwords-common'].filter((word) => word.length >= shortestWord))
  })
  return common
}
