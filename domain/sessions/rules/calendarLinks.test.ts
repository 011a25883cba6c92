import { expect, it } from 'vitest'
import { calendarLinks } from './calendarLinks.ts'

it('opens the calendars of others with the session filled in, in UTC and with every character kept (T-213, K64)', () => {
  const [google, outlook] = calendarLinks({
    title: 'Pricing & runway: 50% more?',
    description: `Focus: Fundraising\n${'é'.repeat(900)}`,
    startAt: new Date('2027-03-28T08:00:00.000Z'),
    endAt: new Date('2027-03-28T09:30:00.000Z'),
    meetingUrl: 'https://meet.example/a?b=c&d=e',
  }).map(({ url }) => new URL(url))
  expect(google?.searchParams.get('text')).toBe('Pricing & runway: 50% more?')
  expect(google?.searchParams.get('dates')).toBe('20270328T080000Z/20270328T093000Z')
  expect(google?.searchParams.get('location')).toBe('https://meet.example/a?b=c&d=e')
  expect(google?.searchParams.get('details')).toHaveLength(600)
  expect(outlook?.searchParams.get('startdt')).toBe('2027-03-28T08:00:00.000Z')
  expect(outlook?.origin).toBe('https://outlook.live.com')
})
