import { readCurrency } from '#domain/currencies.ts'
import type { Problem } from '#domain/decision.ts'
import { isTimeZone } from '#domain/zones.ts'
import { profileLengths } from '../limits.ts'
import { fieldTexts, profileLabels } from '../texts/profile.ts'
import type { ProfileField, ProfileFields } from '../types.ts'
import { profileFields, profileSwitches, themes, userTypes } from '../types.ts'
import { isPhone } from './fields.ts'
import { blocksIn } from './threats.ts'
import { isWebAddress } from './webAddress.ts'

/** Keys of a write that T-023 does not allow; any at all refuses the whole write and is logged. @aheadOfUse */
export function unknownProfileFields(input: Readonly<Record<string, unknown>>): string[] {
  const known = [...profileFields, ...profileSwitches]
  return Object.keys(input).filter((key) => !known.some((field) => field === key))
}

/** The profile as it would be after the write: first and last name are required, URLs and phone are checked (K79, spec 2 §5). */
export function checkProfile(profile: Partial<ProfileFields>): readonly Problem[] {
  return profileFields.flatMap((field) => {
    const message = problemOf(field, profile[field]?.trim() ?? '')
    return message === null ? [] : [{ field, message }]
  })
}

function problemOf(field: ProfileField, text: string): string | null {
  const label = profileLabels[field]
  if (text === '') return field === 'firstName' || field === 'lastName' ? fieldTexts.required(label) : null
  // Line breaks and NUL have no place in a single line, and PostgreSQL stores no NUL at all.
  if (/\p{Cc}/u.test(text)) return fieldTexts.content(label)
  const blocked = blocksIn(field, text, label)
  if (blocked !== null) return blocked
  switch (field) {
    case 'companyWebsite':
    case 'linkedinUrl':
      return isWebAddress(text) ? tooLong(field, text) : fieldTexts.url(label)
    case 'phone':
      return isPhone(text) ? tooLong(field, text) : fieldTexts.phone(label)
    case 'userType':
      return userTypes.some((type) => type === text) ? null : fieldTexts.invalid(label)
    case 'theme':
      return themes.some((theme) => theme === text) ? null : fieldTexts.invalid(label)
    case 'preferredCurrency':
      return readCurrency(text) ? null : fieldTexts.invalid(label)
    case 'timeZone':
      return tooLong(field, text) ?? (isTimeZone(text) ? null : fieldTexts.invalid(label))
    case 'locale':
      return tooLong(field, text) ?? (isLocale(text) ? null : fieldTexts.invalid(label))
    default:
      return tooLong(field, text)
  }
}

function tooLong(field: keyof typeof profileLengths, text: string): string | null {
  return text.length > profileLengths[field] ? fieldTexts.length(profileLabels[field]) : null
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
