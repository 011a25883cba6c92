import { ChevronRight } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { settingsTexts } from '#domain/accounts/texts/settings.ts'
import { Acceptances } from '#web/features/privacy/screens/Acceptances.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'

/** How each thing is done, and what was agreed to, to be read again (spec 2 §2). The site's pages are documents of their own. */
export function LegalPanel() {
  return (
    <div className="grid max-w-[760px] gap-4">
      <Links title={settingsTexts.help} links={settingsTexts.helpLinks} />
      <Links title={settingsTexts.legal} links={settingsTexts.legalLinks} />
      <Acceptances />
    </div>
  )
}

type LinksProps = { title: string; links: readonly { path: `/${string}`; label: string }[] }

function Links({ title, links }: LinksProps) {
  return (
    <Panel>
      <PanelHeader title={title} />
      <PanelRows className="mt-3 border-t border-line">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a
              href={paths.page(path)}
              className="flex min-h-[52px] items-center gap-3.5 px-4 font-[540] focus-visible:-outline-offset-2 md:px-5"
            >
              <span className="flex-1">{label}</span>
              <ChevronRight size={18} aria-hidden="true" className="text-ink-3" />
            </a>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
