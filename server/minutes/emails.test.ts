import { expect, it } from 'vitest'
import { approvedEmail } from './emails.ts'

const facts = {
  brandName: 'JUL',
  supportEmail: 'help@jul.invalid',
  publicUrl: new URL('https://jul.invalid'),
}
const values = { firstName: 'Mia', sessionId: 's', title: 'Pricing', summary: [], actions: [] }

it('says of a correction that it replaces the minutes the member had, and that cards stay as they are (K71)', () => {
  const first = approvedEmail.write(facts, { ...values, isCorrection: false })
  expect(first.subject).toBe('Your minutes are ready: Pricing')
  expect(first.text).toContain('has checked and approved the minutes of "Pricing".')
  const second = approvedEmail.write(facts, { ...values, isCorrection: true })
  expect(second.subject).toBe('Your minutes were corrected: Pricing')
  expect(second.text).toContain(
    'has corrected the minutes of "Pricing". This version replaces the one you had before.',
  )
  expect(second.text).toContain('A card that is on your board already keeps')
  expect(second.text).not.toContain('checked and approved')
  // One that was asked for before there were corrections.
  expect(approvedEmail.write(facts, values).subject).toBe('Your minutes are ready: Pricing')
})
