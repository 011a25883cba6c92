import type { RefObject } from 'react'
import { useRef, useState } from 'react'

/**
 * Where what opens next to a control is put: into the dialog the control stands in, else into the page's main part, so
 * that it belongs to a landmark as everything else that is read aloud. `anchor` goes on the control.
 */
export function useLiftedPlace<Control extends HTMLElement>() {
  const anchor = useRef<Control>(null)
  const [place] = useState<RefObject<HTMLElement | null>>(() => ({
    get current() {
      return placeOf(anchor.current)
    },
  }))
  return { anchor, place }
}

const placeOf = (control: HTMLElement | null): HTMLElement | null =>
  control?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ??
  document.querySelector('main')

/** Out of every grid and gap; the list itself is fixed, so that a dialog that clips what it holds does not clip it. */
export const liftedPortal = { className: 'contents' } as const
export const liftedPosition = 'fixed'
