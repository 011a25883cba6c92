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

/** A tool that works in the browser alone: what is set next to what is seen. Without scripts a line says that it needs them. */
export function ToolFrame({ name, script, form, children }: Props) {
  return (
    <section className="border-y border-line bg-surface py-14 max-md:py-8">
      <div className="site-width">
        <p data-without-script="" className="max-w-[40em] text-body-l">
          This tool draws in your browser and needs scripts for it. They are off here; the rest of the page
          reads without them.
        </p>
        <div
          data-tool={name}
          hidden
          className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
        >
          <form className="grid grid-cols-[minmax(0,1fr)] gap-6">{form}</form>
          {children}
        </div>
      </div>
      <script>{tools[script]}</script>
    </section>
  )
}
