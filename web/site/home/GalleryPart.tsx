import type { ReactNode } from 'react'

/** One section of the gallery under its name. */
export function GalleryPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mt-9 grid gap-4">
      <h3 className="border-t border-line pt-3.5 text-body-s font-semibold text-ink-2">{name}</h3>
      {children}
    </section>
  )
}
