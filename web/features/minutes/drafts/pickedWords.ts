/** Words a person selected in a transcript, and the segment that they begin in. */
export type Picked = { readonly segment: number; readonly quote: string }

const wordsIn = (paragraph: Element, range: Range): string => {
  const part = document.createRange()
  part.selectNodeContents(paragraph)
  if (part.compareBoundaryPoints(Range.START_TO_START, range) < 0)
    part.setStart(range.startContainer, range.startOffset)
  if (part.compareBoundaryPoints(Range.END_TO_END, range) > 0)
    part.setEnd(range.endContainer, range.endOffset)
  return part.toString()
}

/** What is selected in the spoken words below an element, without names and times between them; null where nothing is. */
export function pickedIn(root: Element, selection: Selection | null): Picked | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!root.contains(range.commonAncestorContainer)) return null
  let first: number | null = null
  const said: string[] = []
  for (const paragraph of root.querySelectorAll<HTMLElement>('[data-words]')) {
    if (!range.intersectsNode(paragraph)) continue
    const words = wordsIn(paragraph, range).replace(/\s+/g, ' ').trim()
    if (words === '') continue
    first ??= Number(paragraph.dataset.words)
    said.push(words)
  }
  return first === null ? null : { segment: first, quote: said.join(' ') }
}
