import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

/** Whether the page is being put on paper, where nothing scrolls: what is drawn as it comes into view has to be drawn whole. */
export const usePrinting = () => useSyncExternalStore(watch, read, onServer)

const read = () => isPrinting
const onServer = () => false

function watch(redraw: () => void) {
  const turn = (next: boolean) => () => {
    isPrinting = next
    // The browser takes the page as it stands when this returns.
    flushSync(redraw)
  }
  const [begin, end] = [turn(true), turn(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}
