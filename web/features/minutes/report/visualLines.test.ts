import { expect, it } from 'vitest'
import { needsOrder, visualLines } from './visualLines.ts'

const widthOf = ({ text }: { text: string }) => text.length
const drawn = (text: string, width = 1_000) =>
  visualLines(text, width, widthOf).map(({ pieces }) => pieces.map((piece) => piece.text).join('|'))

it('leaves a text from left to right as it is', () => {
  expect(needsOrder('Send the list to Αθήνα by 27 November.')).toBe(false)
  expect(drawn('Send the list.')).toEqual(['Send the list.'])
})

it('puts words from right to left into the order of the page, each left to the library that shapes it', () => {
  expect(drawn('אחת שתיים שלוש')).toEqual(['שלוש| |שתיים| |אחת'])
  expect(visualLines('אחת שתיים', 1_000, widthOf)[0]?.isRtl).toBe(true)
})

it('keeps numbers and names within it from left to right, and turns brackets', () => {
  expect(drawn('ל Ada 27 (כן)')).toEqual([')כן(| |Ada 27| |ל'])
  expect(drawn('Tell נועה today')).toEqual(['Tell |נועה| today'])
})

it('breaks lines before it orders them: the first words stand in the first line', () => {
  const [first, second] = drawn('אחת שתיים שלוש ארבע', 10)
  expect(first).toBe('שתיים| |אחת')
  expect(second).toBe('ארבע| |שלוש')
})
