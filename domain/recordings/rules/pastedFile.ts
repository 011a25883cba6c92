/** What text that was pasted is called as a file: its first lines say whether it is subtitles or words. */
export function pastedFileName(text: string): string {
  const start = text.trimStart().slice(0, 200)
  if (/^WEBVTT(?:\s|$)/.test(start)) return 'Pasted text.vtt'
  const isSubRip = /^(?:\d{1,9}\s*\r?\n)?\s*\d{1,3}:\d{2}:\d{2}[.,]\d{3}\s*-->/.test(start)
  return isSubRip ? 'Pasted text.srt' : 'Pasted text.txt'
}
