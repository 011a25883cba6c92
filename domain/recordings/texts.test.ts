import { expect, it } from 'vitest'
import { consentTexts } from '#domain/consent/texts.ts'
import {
  noTranscriptWords,
  recordingTexts,
  soundFailure,
  transcriptRefusal,
  transcriptRefusals,
} from './texts.ts'
import { transcriptProblems } from './types.ts'

it('keeps the exact texts of the specification for recordings', () => {
  expect(soundFailure('not_accessible')).toContain('Recording file not accessible')
  expect(soundFailure('download_failed')).toContain('Failed to download recording')
  expect(soundFailure('too_large')).toContain('File size too large')
})

it('says the line of a refused transcript, and a text for every problem', () => {
  expect(transcriptRefusal({ line: 42, reason: 'time_invalid' })).toBe('Line 42: Invalid time.')
  expect(transcriptRefusal({ line: null, reason: 'empty' })).toBe('The file is empty.')
  expect(transcriptRefusals.too_large).toContain('2 MB')
  for (const problem of transcriptProblems) expect(transcriptRefusals[problem]).toMatch(/\.$/)
})

it('says that a transcript is still to come only while one can', () => {
  for (const consent of ['waiting', 'complete', undefined] as const)
    expect(noTranscriptWords(consent).title).toBe(recordingTexts.empty)
  expect(noTranscriptWords('withdrawn')).toEqual({
    title: 'No transcript',
    hint: consentTexts.someoneWithdrew,
  })
  expect(noTranscriptWords('refused')).toEqual({ title: 'No transcript', hint: consentTexts.someoneRefused })
})
