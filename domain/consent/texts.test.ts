import { expect, it } from 'vitest'
import { consentReading, consentText, consentTextVersion } from './texts.ts'

it('version 1.4 of the consent text never changes: a new wording needs a new version (4.12.11)', () => {
  expect(consentTextVersion).toBe('1.4')
  expect(consentText).toBe(
    'I agree that a recording or transcript of this session is stored, and that a program drafts minutes from it, which my advisor checks before anyone relies on them. The member, the advisor of this session, the advisors assigned to the member and the colleagues who manage sessions can play and read all of it. I can withdraw at any time: then the recording, the transcript and all drafts are removed, and so are quotes, speakers and times in approved minutes and cards, and the words there that the program wrote and no person has changed. Words that a person wrote stay, and a note that I withdrew.',
  )
})

it('who else may see what was said stands next to the question (T-083)', () => {
  expect(consentReading.text).toBe(
    'Where a service outside this company writes recordings down or drafts minutes, it gets the sound or the words for that alone, on our instructions.',
  )
  expect(consentReading.href).toBe('/privacy-policy#sessions')
})
