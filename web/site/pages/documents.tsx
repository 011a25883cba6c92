import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import type { DocumentKind } from '#domain/content/types.ts'
import { listPaths } from '#domain/newsletter/rules.ts'
import { acceptForm } from '#domain/privacy/rules/processing.ts'
import type { LegalText } from '../content/legal/legalText.ts'
import type { SitePageEntry } from '../content/pages/entry.ts'
import { sampleReportPath, sitePath } from '../content/pages/entry.ts'
import { templatePages } from '../content/pages/templatePages.ts'
import { unlistedPages } from '../content/pages/unlistedPages.ts'
import { pageEntriesWith, sitePageEntries } from '../content/pages.ts'
import type { Lesson } from '../content/playbook/lesson.ts'
import { builtContent, type SiteContent } from '../content/siteContent.ts'
import { breadcrumbs } from '../shell/breadcrumbs.ts'
import type { Document, Page } from '../shell/page.ts'
import { page } from '../shell/page.ts'
import { absolute } from '../shell/pageMeta.ts'
import { FoundersPage } from './audiences/FoundersPage.tsx'
import { InvestorsPage } from './audiences/InvestorsPage.tsx'
import { questionData } from './blocks/Questions.tsx'
import { SitePage } from './blocks/SitePage.tsx'
import { ContactPage, ContactSentPage } from './contact/ContactPage.tsx'
import { inboxFormPages } from './forms/inboxFormPages.tsx'
import { listPages } from './forms/listPages.tsx'
import { signUpPages } from './forms/signUpPages.tsx'
import { AcceptForm, AcceptLine } from './legal/AcceptForm.tsx'
import { acceptedPage } from './legal/acceptedPage.tsx'
import { CookieForm } from './legal/CookieForm.tsx'
import { DeletionForm } from './legal/DeletionForm.tsx'
import { deletionPages } from './legal/deletionPages.tsx'
import type { LegalActs } from './legal/LegalPage.tsx'
import { LegalPage } from './legal/LegalPage.tsx'
import { legalVersionAt } from './legal/legalVersionAt.tsx'
import { yelmailPages } from './newsletter/yelmailPages.tsx'
import { LessonPage } from './playbook/LessonPage.tsx'
import { MythFilesPage } from './playbook/MythFilesPage.tsx'
import { PlaybookPage } from './playbook/PlaybookPage.tsx'
import { AboutPage } from './read/AboutPage.tsx'
import { BrandAssetsPage } from './read/BrandAssetsPage.tsx'
import { BusinessCardPage } from './read/BusinessCardPage.tsx'
import { CompanyManualPage } from './read/CompanyManualPage.tsx'
import { FaqPage } from './read/FaqPage.tsx'
import { HandbookPage } from './read/HandbookPage.tsx'
import { JuliversePage } from './read/JuliversePage.tsx'
import { ResourcesPage } from './read/ResourcesPage.tsx'
import { SearchPage } from './read/SearchPage.tsx'
import { SitemapPage } from './read/SitemapPage.tsx'
import { StaffDoorPage } from './read/StaffDoorPage.tsx'
import { FundingGapsFullPage } from './report/FundingGapsFullPage.tsx'
import { FundingGapsPage } from './report/FundingGapsPage.tsx'
import { SampleReportPage } from './report/SampleReportPage.tsx'
import { toolPages } from './tools/toolPages.tsx'
import { AdvisoryPage } from './work/AdvisoryPage.tsx'
import { advisoryQuestions } from './work/advisoryQuestions.ts'
import { MembershipPage } from './work/MembershipPage.tsx'
import { PartnershipsPage } from './work/PartnershipsPage.tsx'
import { PricingPage } from './work/PricingPage.tsx'
import { pricingQuestions } from './work/pricingQuestions.ts'
import { SessionsPage } from './work/SessionsPage.tsx'
import { StorePage } from './work/StorePage.tsx'
import { serviceData } from './work/serviceData.ts'
import { VenturesPage } from './work/VenturesPage.tsx'

/** A lesson as its page and as an article (schema.org Article). */
const lesson = (each: Lesson, { lessons, myths }: SiteContent) =>
  page(sitePath.lesson(each.slug), <LessonPage lesson={each} lessons={lessons} myths={myths} />, [
    {
      '@type': 'Article',
      headline: each.title,
      description: each.goal,
      author: { '@id': absolute('/#organization') },
      publisher: { '@id': absolute('/#organization') },
      mainEntityOfPage: absolute(sitePath.lesson(each.slug)),
    },
  ])

/** What pages show whose words staff may change, by their address. */
const bodiesOf = (content: SiteContent): readonly Page[] => [
  page('/about', <AboutPage team={content.team} />),
  page('/juliverse', <JuliversePage tiles={content.tiles} />),
  page('/julstore', <StorePage items={content.store} />),
  page('/faq', <FaqPage topics={content.topics} />, [
    questionData(content.topics.flatMap(({ questions }) => questions)),
  ]),
  page(sitePath.playbook, <PlaybookPage lessons={content.lessons} myths={content.myths} />),
  page(sitePath.myths, <MythFilesPage lessons={content.lessons} myths={content.myths} />),
  ...content.lessons.map((each) => lesson(each, content)),
  page('/resources', <ResourcesPage lessons={content.lessons} resources={content.resources} />),
  page('/sitemap', <SitemapPage entries={entriesOf(content)} landings={content.landings} />),
  ...[...content.legal].map(([path, text]) =>
    page(
      path,
      <LegalPage
        text={text}
        versions={content.legalHistory.get(path) ?? [text]}
        path={path}
        acts={acts[path]?.(text)}
      />,
    ),
  ),
]

/** What can be done on a legal page. */
const acts: Readonly<Record<string, (text: LegalText) => LegalActs>> = {
  '/cookie-preferences': () => ({ before: <CookieForm /> }),
  '/data-deletion': () => ({ before: <DeletionForm /> }),
  [acceptForm.path]: ({ version }) => ({ before: <AcceptLine />, after: <AcceptForm version={version} /> }),
}

const entriesOf = (content: SiteContent): readonly SitePageEntry[] => pageEntriesWith(content.lessons)

/** What the other pages of web/site/content/pages.ts show. */
const fixedBodies: readonly Page[] = [
  page('/advisory', <AdvisoryPage />, [...serviceData(), questionData(advisoryQuestions)]),
  page('/brand-assets', <BrandAssetsPage />),
  page('/company-manual', <CompanyManualPage />),
  page(paths.contact(), <ContactPage />),
  page(paths.contactSent(), <ContactSentPage />),
  ...inboxFormPages,
  ...listPages,
  ...signUpPages,
  ...yelmailPages,
  ...deletionPages,
  acceptedPage,
  page('/funding-gaps-report', <FundingGapsPage />),
  page(listPaths.report(), <FundingGapsFullPage />),
  page(sampleReportPath, <SampleReportPage />),
  page('/founders', <FoundersPage />),
  page('/investors', <InvestorsPage />),
  page('/jul-console-handbook', <HandbookPage />),
  page('/jul-membership', <MembershipPage />),
  page('/partnerships', <PartnershipsPage />),
  page('/pricing', <PricingPage />, [...serviceData(), questionData(pricingQuestions)]),
  page(paths.search(), <SearchPage />),
  page('/sessions', <SessionsPage />),
  page('/ventures', <VenturesPage />),
  ...toolPages,
  page('/card', <BusinessCardPage />),
  // The frame that landing pages stand in.
  page('/landing', null),
  page('/jh-admin', <StaffDoorPage />),
]

const builtBodies = new Map([...fixedBodies, ...bodiesOf(builtContent)])

/** Pages whose own head is dark in both themes. */
const darkHeads: ReadonlySet<string> = new Set(['/funding-gaps-report', '/landing'])

/** What the search calls a page; null where it leaves one out (K10). */
function kindOf({ path, group }: SitePageEntry): DocumentKind | null {
  // A list of all pages has every word of their titles.
  if (path === '/sitemap') return null
  if (path.startsWith(sitePath.playbook)) return 'playbook'
  return group === 'Legal' ? 'legal' : 'page'
}

type Found = {
  entry: SitePageEntry
  element: ReactNode
  body: ReactNode
  data: Document['data']
  /** One version of a text, kept at an address of its own; the entry is that of what is in force. */
  isVersion: boolean
}

/** The page at an address or one of its aliases; null where the site has none. */
export function documentAt(pathname: string, content: SiteContent = builtContent): Found | null {
  const at = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const listed = content === builtContent ? sitePageEntries : entriesOf(content)
  const entry = [...listed, ...unlistedPages, ...templatePages].find(
    (each) => each.path === at || each.aliases?.includes(at),
  )
  const bodies = content === builtContent ? builtBodies : new Map([...fixedBodies, ...bodiesOf(content)])
  const document = entry && bodies.get(entry.path)
  if (!entry || !document) return versionAt(at, content, listed)
  return {
    entry,
    isVersion: false,
    data: [...document.data, breadcrumbs(entry, listed)],
    body: document.body,
    element: (
      <SitePage
        path={entry.path}
        kind={kindOf(entry)}
        note={entry.group}
        isHeadDark={darkHeads.has(entry.path)}
      >
        {document.body}
      </SitePage>
    ),
  }
}

/** A version of a legal text at the address that it keeps. */
function versionAt(at: string, content: SiteContent, listed: readonly SitePageEntry[]): Found | null {
  const version = legalVersionAt(at, content)
  const entry = version && listed.find(({ path }) => path === version.path)
  if (!entry) return null
  return {
    entry: { ...entry, title: version.title, description: version.description },
    isVersion: true,
    data: [breadcrumbs(entry, listed)],
    body: version.body,
    element: (
      <SitePage path={entry.path} kind={null} note={entry.group}>
        {version.body}
      </SitePage>
    ),
  }
}
