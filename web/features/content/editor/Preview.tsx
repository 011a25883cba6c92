import { useState } from 'react'
import type { SiteText } from '#contract/content.ts'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'

const widths = ['390', '768', '1440'] as const
type Width = (typeof widths)[number]

/** The saved draft as visitors would see it, at three widths; a change is in it once it is saved. */
export function Preview({ text }: { text: SiteText }) {
  const [, anchor] = text.path.split('#')
  const [width, setWidth] = useState<Width>('390')
  return (
    <Panel className="overflow-hidden">
      <PanelHeader
        title="Preview of the saved draft"
        className="pb-4"
        aside={
          <Segments
            label="Width of the preview"
            value={width}
            onChange={setWidth}
            options={widths.map((value) => ({ value, label: value }))}
          />
        }
      />
      <section
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: safe because what scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto border-t border-line bg-sunken p-4"
      >
        <iframe
          key={text.version}
          title={`Preview of ${text.title}`}
          src={`/content-preview/${text.id}`}
          onLoad={({ currentTarget }) => showPlace(currentTarget, anchor)}
          width={width}
          height={760}
          className="mx-auto block max-w-none rounded-control border border-line-strong bg-bg"
        />
      </section>
    </Panel>
  )
}

/** Scrolls the frame to where the text stands on its page. An anchor in its address would scroll the page around it as well. */
function showPlace({ contentWindow, contentDocument }: HTMLIFrameElement, anchor: string | undefined) {
  const place = anchor ? contentDocument?.getElementById(anchor) : null
  if (place) contentWindow?.scrollTo(0, place.getBoundingClientRect().top - 96)
}
