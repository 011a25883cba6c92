/** Who is pre-approved as staff: an exact domain (null for none) and named addresses, from configuration (4.12.4). */
export type StaffRule = { readonly domain: string | null; readonly emails: readonly string[] }

// One '@', no space, quote or control, and plain ASCII: a Kelvin sign lower-cases to 'k', a Cyrillic 'а' looks like 'a'.
const plainAddress = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+$/

function plain(address: string): string | null {
  const trimmed = address.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is the point, everything outside ASCII is refused.
  if (!/^[\x00-\x7f]*$/.test(trimmed)) return null
  const lower = trimmed.toLowerCase()
  return plainAddress.test(lower) ? lower : null
}

/** A verified address is staff by the exact domain after its '@' or by name; look-alikes and sub-domains are not (T-005). */
export function isStaffAddress(email: string, rule: StaffRule): boolean {
  const address = plain(email)
  if (address === null) return false
  if (rule.emails.some((named) => plain(named) === address)) return true
  const domain = rule.domain?.trim().toLowerCase().replace(/^@/, '') ?? ''
  return domain !== '' && address.slice(address.lastIndexOf('@') + 1) === domain
}
