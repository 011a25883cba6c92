import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The number in E.164 where its country is written with it and the number exists there, else null and the text is kept as typed (T-030). */
export function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'))
  return number?.isValid() ? number.number : null
}
