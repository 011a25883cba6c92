import { describe, expect, it } from 'vitest'
import { isOfOtherRecording, recordingToPlay } from './words.ts'

const [newer, older] = [{ id: 'newer' }, { id: 'older' }]
const wordsOf = (recordingId: string | null) => ({ segments: [], recordingId })

describe('several recordings of a session (T-088)', () => {
  it('begins with the one whose words the transcript is, and with the newest where nobody knows', () => {
    expect(recordingToPlay([newer, older], wordsOf('older'), null, 0)).toBe(older)
    expect(recordingToPlay([newer, older], wordsOf(null), null, 0)).toBe(newer)
    expect(recordingToPlay([newer, older], wordsOf('gone'), null, 0)).toBe(newer)
  })

  it('plays what was chosen until a line is opened, whose recording it is then', () => {
    const chosen = { id: 'newer', asked: 0 }
    expect(recordingToPlay([newer, older], wordsOf('older'), chosen, 0)).toBe(newer)
    expect(recordingToPlay([newer, older], wordsOf('older'), chosen, 1)).toBe(older)
  })

  it('follows no words of another recording, and those of a file with whichever plays', () => {
    expect(isOfOtherRecording(wordsOf('older'), 'newer')).toBe(true)
    expect(isOfOtherRecording(wordsOf('older'), 'older')).toBe(false)
    expect(isOfOtherRecording(wordsOf(null), 'newer')).toBe(false)
    expect(isOfOtherRecording(undefined, 'newer')).toBe(false)
  })
})
