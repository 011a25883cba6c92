import { expect, it } from 'vitest'
import { pastedFileName } from './pastedFile.ts'

it.each([
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nHi', 'Pasted text.vtt'],
  ['1\n00:00:01,000 --> 00:00:02,000\nHi', 'Pasted text.srt'],
  ['\r\n1\r\n00:00:01,000 --> 00:00:02,000\r\nHi', 'Pasted text.srt'],
  ['Ana: Hello.', 'Pasted text.txt'],
  ['0:0:3.0 --> 0:0:8.340\nAna\nHello.', 'Pasted text.txt'],
  ['', 'Pasted text.txt'],
])('%j is kept as %s', (text, name) => expect(pastedFileName(text)).toBe(name))
