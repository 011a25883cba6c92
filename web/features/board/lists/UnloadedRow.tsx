/** The room of a row that was let go, until its page is there again. */
export function UnloadedRow({ height }: { height: number }) {
  return <li aria-hidden="true" className="print:hidden" style={{ height }} />
}
