import { expect, it } from 'vitest'
import { howToRecord, statusWords } from './statusCards.ts'

const facts = {
  isDriveConnected: false,
  isAutomatic: false,
  hasTranscriptionModel: false,
  transcribing: 0,
  hasReportModel: false,
  drafting: 0,
  waiting: 0,
}
const said = (over: Partial<typeof facts>, checked: string | null = null) =>
  statusWords({ ...facts, ...over }, checked).map(({ name, words }) => `${name}: ${words}`)

it('says of the automation what is true, whether it is on or not (spec 2 §2)', () => {
  expect(said({})).toEqual([
    'Drive: Not connected',
    'Last check: None yet',
    'Transcription: By your advisor',
    'Drafting: Without a model',
    'Minutes waiting: None',
  ])
  expect(
    said(
      {
        isDriveConnected: true,
        isAutomatic: true,
        hasTranscriptionModel: true,
        transcribing: 1,
        hasReportModel: true,
        waiting: 2,
      },
      '20 Nov, 14:05',
    ),
  ).toEqual([
    'Drive: Checked every 5 minutes',
    'Last check: 20 Nov, 14:05',
    'Transcription: By a model, 1 under way',
    'Drafting: By a model',
    'Minutes waiting: 2 with your advisor',
  ])
  expect(howToRecord(false)).not.toContain('drive')
})
