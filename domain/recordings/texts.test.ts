import { expect, it } from 'vitest'
import { recordingTexts, transcriptRefusal, transcriptRefusals } from './texts.ts'
import { transcriptProblems } from './types.ts'

it('keeps the exact texts of the specification for recordings', () => {
  expect(recordingTexts).toMatchObject({
    notFound: 'No recording found for this session',
    notAccessible: 'Recording file not accessible',
    checkFailed: 'Failed to check for new recordings',
    downloadFailed: 'Failed to download recording',
    audioFailed: 'Failed to process audio and generate report',
    driveNotConfigured: 'Google Drive integration not configured. Please contact support.',
  })
})

it('says the line of a refused transcript, and a text for every problem', () => {
  expect(transcriptRefusal({ line: 42, reason: 'time_invalid' })).toBe('Line 42: Invalid time.')
  expect(transcriptRefusal({ line: null, reason: 'empty' })).toBe('The file is empty.')
  expect(transcriptRefusals.too_large).toContain('2 MB')
  for (const problem of transcriptProblems) expect(transcriptRefusals[problem]).toMatch(/\.$/)
})
