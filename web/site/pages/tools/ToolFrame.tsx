import { tools } from 'virtual:site-assets'
import type { ReactNode } from 'react'

type Props = {
  /** By what its script finds it (web/site/tools). */
  name: string
  /** The file of its script. */
  script: string
  /** What is set. */
  form: ReactNode
  /** What is seen. */
  children: ReactNode
}

/**
 * A tool that works in the browser alone: what is seen, and next to it what is set; on a phone what is seen comes first and stays in view.
 * Without scripts a line says that it needs them.
 */
export function ToolFrame({ name, script, form, children }: Props) {
  return (
    <section className="border-y border-line bg-surface py-14 max-md:pt-4 max-md:pb-8">
      <div className="site-width">
        <p data-without-script="" className="max-w-[40em] text-body-l">
          This tool draws in your browser and needs scripts for it. They are off here; the rest of the page
          reads without them.
        </p>
        <div
          data-tool={name}
          hidden
          className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
        >
          {children}
          <form className="grid grid-cols-[minmax(0,1fr)] gap-6">{form}</form>
        </div>
      </div>
      <script>{tools[script]}</script>
    </section>
  )
}
