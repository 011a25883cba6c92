import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import type { DocumentKind } from '#domain/content/types.ts'
import { sentTexts } from '#domain/inquiries/rules/forms.ts'
import { listPaths } from '#domain/newsletter/rules.ts'
import { accessibility } from '../content/legal/accessibility.ts'
import { apiTerms } from '../content/legal/apiTerms.ts'
import { cookiePreferences } from '../content/legal/cookiePreferences.ts'
import { dataDeletion } from '../content/legal/dataDeletion.ts'
import type { LegalText } from '../content/legal/legalText.ts'
import { mobileAppTerms } from '../content/legal/mobileAppTerms.ts'
import { privacyPolicy } from '../content/legal/privacyPolicy.ts'
import { processingAgreement } from '../content/legal/processingAgreement.ts'
import { responsibleDisclosure } from '../content/legal/responsibleDisclosure.ts'
import { securityWhitepaper } from '../content/legal/securityWhitepaper.ts'
import { serviceTerms } from '../content/legal/serviceTerms.ts'
import { termsOfService } from '../content/legal/termsOfService.ts'
import type { SitePageEntry } from '../content/pages.ts'
import { sitePageEntries, sitePath, unlistedPages } from '../content/pages.ts'
import type { Lesson } from '../content/playbook/lesson.ts'
import { lessons } from '../content/playbook/lessons.ts'
import { topics } from '../content/questions.ts'
import { absolute } from '../shell/pageMeta.ts'
import { questionData } from './blocks/Questions.tsx'
import { SitePage } from './blocks/SitePage.tsx'
import { ContactPage } from './contact/ContactPage.tsx'
import { inboxFormPages } from './forms/inboxFormPages.tsx'
import { listPages } from './forms/listPages.tsx'
import { SentPage } from './forms/SentPage.tsx'
import { CookieForm } from './legal/CookieForm.tsx'
import { LegalPage } from './legal/LegalPage.tsx'
import { LessonPage } from './playbook/LessonPage.tsx'
import { MythFilesPage } from './playbook/MythFilesPage.tsx'
import { PlaybookPage } from './playbook/PlaybookPage.tsx'
import { AboutPage } from './read/AboutPage.tsx'
import { BrandAssetsPage } from './read/BrandAssetsPage.tsx'
import { CompanyManualPage } from './read/CompanyManualPage.tsx'
import { FaqPage } from './read/FaqPage.tsx'
import { HandbookPage } from './read/HandbookPage.tsx'
import { JuliversePage } from './read/JuliversePage.tsx'
import { ResourcesPage } from './read/ResourcesPage.tsx'
import { SearchPage } from './read/SearchPage.tsx'
import { SitemapPage } from './read/SitemapPage.tsx'
import { FundingGapsFullPage } from './report/FundingGapsFullPage.tsx'
import { FundingGapsPage } from './report/FundingGapsPage.tsx'
import { AdvisoryPage } from './work/AdvisoryPage.tsx'
import { advisoryQuestions } from './work/advisoryQuestions.ts'
import { FoundersPage } from './work/FoundersPage.tsx'
import { InvestorsPage } from './work/InvestorsPage.tsx'
import { MembershipPage } from './work/MembershipPage.tsx'
import { PartnershipsPage } from './work/PartnershipsPage.tsx'
import { PricingPage } from './work/PricingPage.tsx'
import { pricingQuestions } from './work/pricingQuestions.ts'
import { SessionsPage } from './work/SessionsPage.tsx'
import { serviceData } from './work/serviceData.ts'
import { VenturesPage } from './work/VenturesPage.tsx'

type Data = readonly Record<string, unknown>[]
type Document = { body: ReactNode; data?: Data }

const legal = (path: string, text: LegalText, act?: ReactNode): [string, Document] => [
  path,
  { body: <LegalPage path={path} text={text} act={act} /> },
]

/** A lesson as its page and as an article (schema.org Article). */
const lesson = (each: Lesson, at: number): [string, Document] => [
  sitePath.lesson(each.slug),
  {
    body: (
      <LessonPage
        lesson={each}
        number={lessons.filter(({ part }) => part === each.part).indexOf(each) + 1}
        previous={lessons[at - 1] ?? null}
        next={lessons[at + 1] ?? null}
      />
    ),
    data: [
      {
        '@type': 'Article',
        headline: each.title,
        description: each.goal,
        author: { '@id': absolute('/#organization') },
        publisher: { '@id': absolute('/#organization') },
        mainEntityOfPage: absolute(sitePath.lesson(each.slug)),
      },
    ],
  },
]

/** What each page of web/site/shell/pages.ts shows, by its address. */
const bodies = new Map<string, Document>([
  ['/about', { body: <AboutPage /> }],
  ['/advisory', { body: <AdvisoryPage />, data: [...serviceData(), questionData(advisoryQuestions)] }],
  ['/brand-assets', { body: <BrandAssetsPage /> }],
  ['/company-manual', { body: <CompanyManualPage /> }],
  [paths.contact(), { body: <ContactPage /> }],
  [
    paths.contactSent(),
    {
      body: (
        <SentPage
          title={sentTexts.contact.title}
          ways={[
            { href: paths.contact(), label: 'Write another' },
            { href: '/faq', label: 'Read the answers to common questions' },
          ]}
        >
          <p>{sentTexts.contact.next}</p>
          <p>
            We have sent you an email that says the same. If it does not come, look in the folder for spam.
          </p>
        </SentPage>
      ),
    },
  ],
  ...inboxFormPages,
  ...listPages,
  ['/funding-gaps-report', { body: <FundingGapsPage /> }],
  [listPaths.report(), { body: <FundingGapsFullPage /> }],
  ['/faq', { body: <FaqPage />, data: [questionData(topics.flatMap((topic) => topic.questions))] }],
  ['/founders', { body: <FoundersPage /> }],
  ['/investors', { body: <InvestorsPage /> }],
  ['/jul-console-handbook', { body: <HandbookPage /> }],
  ['/jul-membership', { body: <MembershipPage /> }],
  [sitePath.playbook, { body: <PlaybookPage /> }],
  [sitePath.myths, { body: <MythFilesPage /> }],
  ...lessons.map(lesson),
  ['/juliverse', { body: <JuliversePage /> }],
  ['/partnerships', { body: <PartnershipsPage /> }],
  ['/pricing', { body: <PricingPage />, data: [...serviceData(), questionData(pricingQuestions)] }],
  ['/resources', { body: <ResourcesPage /> }],
  [paths.search(), { body: <SearchPage /> }],
  ['/sessions', { body: <SessionsPage /> }],
  ['/sitemap', { body: <SitemapPage /> }],
  ['/ventures', { body: <VenturesPage /> }],
  legal('/accessibility', accessibility),
  legal('/api-terms-of-use', apiTerms),
  legal('/cookie-preferences', cookiePreferences, <CookieForm />),
  legal('/data-deletion', dataDeletion),
  legal('/mobile-app-terms', mobileAppTerms),
  legal('/privacy-policy', privacyPolicy),
  legal('/data-processing-agreement', processingAgreement),
  legal('/responsible-disclosure', responsibleDisclosure),
  legal('/security-whitepaper', securityWhitepaper),
  legal('/service-cards-terms', serviceTerms),
  legal('/terms-of-service', termsOfService),
])

/** What the search calls a page; null where it leaves one out (K10). */
function kindOf({ path, group }: SitePageEntry): DocumentKind | null {
  // A list of all pages has every word of their titles.
  if (path === '/sitemap') return null
  if (path.startsWith(sitePath.playbook)) return 'playbook'
  return group === 'Legal' ? 'legal' : 'page'
}

/** The page at an address or one of its aliases; null where the site has none. */
export function documentAt(
  pathname: string,
): { entry: SitePageEntry; element: ReactNode; data: Data } | null {
  const at = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const entry = [...sitePageEntries, ...unlistedPages].find(
    (each) => each.path === at || each.aliases?.includes(at),
  )
  const document = entry && bodies.get(entry.path)
  if (!entry || !document) return null
  return {
    entry,
    data: document.data ?? [],
    element: (
      <SitePage path={entry.path} kind={kindOf(entry)} note={entry.group}>
        {document.body}
      </SitePage>
    ),
  }
}
