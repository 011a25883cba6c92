import type { ReactNode } from 'react'
import { legalVersionPath } from '#domain/content/rules/legal.ts'
import type { SiteContent } from '../../content/siteContent.ts'
import { LegalPage } from './LegalPage.tsx'

type Version = { path: string; title: string; description: string; body: ReactNode }

/** The version of a legal text that keeps this address (K19); null where none does. */
export function legalVersionAt(at: string, { legalHistory }: SiteContent): Version | null {
  for (const [path, versions] of legalHistory) {
    const text = versions.find(({ version }) => legalVersionPath(path.slice(1), version) === at)
    if (!text) continue
    return {
      path,
      title: `${text.title}, version ${text.version}`,
      description: `${text.title} as version ${text.version} says it, with all versions that are or were in force.`,
      body: <LegalPage text={text} versions={versions} path={path} />,
    }
  }
  return null
}
