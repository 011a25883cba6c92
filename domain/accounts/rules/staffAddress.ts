/** Who is pre-approved as staff: an exact domain (null for none) and named addresses, from configuration (4.12.4). */
export type StaffRule = { readonly domain: string | null; readonly emails: readonly string[] }

// One '@', no space, quote or control, and ASCII alone, asked before lower-casing: a Kelvin sign would become a 'k'.
const plainAddress = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$/

function plain(address: string): string | null {
  const trimmed = address.trim()
  return plainAddress.test(trimmed) ? trimmed.toLowerCase() : null
}

/** A verified address is staff by the exact domain after its '@' or by name; look-alikes and sub-domains are not (T-005). */
export function isStaffAddress(email: string, rule: StaffRule): boolean {
  const address = plain(email)
  if (address === null) return false
  if (rule.emails.some((named) => plain(named) === address)) return true
  const domain = rule.domain?.trim().toLowerCase().replace(/^@/, '') ?? ''
  return domain !== '' && address.slice(address.lastIndexOf('@') + 1) === domain
}
