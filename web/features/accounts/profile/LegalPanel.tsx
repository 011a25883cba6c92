import { ChevronRight } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { settingsTexts } from '#domain/accounts/texts/settings.ts'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'

/** What was agreed to, to be read again (spec 2 §2). The site's pages are documents of their own. */
export function LegalPanel() {
  return (
    <Panel className="max-w-[760px]">
      <PanelHeader title={settingsTexts.legal} />
      <PanelRows className="mt-3 border-t border-line">
        {settingsTexts.legalLinks.map(({ path, label }) => (
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
