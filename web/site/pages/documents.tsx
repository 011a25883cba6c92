import type { ReactNode } from 'react'
import type { SitePageEntry } from '../shell/pages.ts'
import { sitePageEntries } from '../shell/pages.ts'
import { questionData } from './blocks/Questions.tsx'
import { SitePage } from './blocks/SitePage.tsx'
import { accessibility } from './legal/accessibility.ts'
import { apiTerms } from './legal/apiTerms.ts'
import { cookiePreferences } from './legal/cookiePreferences.ts'
import { dataDeletion } from './legal/dataDeletion.ts'
import { LegalPage } from './legal/LegalPage.tsx'
import type { LegalText } from './legal/legalText.ts'
import { mobileAppTerms } from './legal/mobileAppTerms.ts'
import { privacyPolicy } from './legal/privacyPolicy.ts'
import { processingAgreement } from './legal/processingAgreement.ts'
import { responsibleDisclosure } from './legal/responsibleDisclosure.ts'
import { securityWhitepaper } from './legal/securityWhitepaper.ts'
import { serviceTerms } from './legal/serviceTerms.ts'
import { termsOfService } from './legal/termsOfService.ts'
import { AboutPage } from './read/AboutPage.tsx'
import { CompanyManualPage } from './read/CompanyManualPage.tsx'
import { ContactPage } from './read/ContactPage.tsx'
import { FaqPage } from './read/FaqPage.tsx'
import { HandbookPage } from './read/HandbookPage.tsx'
import { JuliversePage } from './read/JuliversePage.tsx'
import { topics } from './read/questions.ts'
import { SitemapPage } from './read/SitemapPage.tsx'
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

const legal = (path: string, text: LegalText): [string, Document] => [
  path,
  { body: <LegalPage path={path} text={text} /> },
]

/** What each page of web/site/shell/pages.ts shows, by its address. */
const bodies = new Map<string, Document>([
  ['/about', { body: <AboutPage /> }],
  ['/advisory', { body: <AdvisoryPage />, data: [...serviceData(), questionData(advisoryQuestions)] }],
  ['/company-manual', { body: <CompanyManualPage /> }],
  ['/contact', { body: <ContactPage /> }],
  ['/faq', { body: <FaqPage />, data: [questionData(topics.flatMap((topic) => topic.questions))] }],
  ['/founders', { body: <FoundersPage /> }],
  ['/investors', { body: <InvestorsPage /> }],
  ['/jul-console-handbook', { body: <HandbookPage /> }],
  ['/jul-membership', { body: <MembershipPage /> }],
  ['/juliverse', { body: <JuliversePage /> }],
  ['/partnerships', { body: <PartnershipsPage /> }],
  ['/pricing', { body: <PricingPage />, data: [...serviceData(), questionData(pricingQuestions)] }],
  ['/sessions', { body: <SessionsPage /> }],
  ['/sitemap', { body: <SitemapPage /> }],
  ['/ventures', { body: <VenturesPage /> }],
  legal('/accessibility', accessibility),
  legal('/api-terms-of-use', apiTerms),
  legal('/cookie-preferences', cookiePreferences),
  legal('/data-deletion', dataDeletion),
  legal('/mobile-app-terms', mobileAppTerms),
  legal('/privacy-policy', privacyPolicy),
  legal('/data-processing-agreement', processingAgreement),
  legal('/responsible-disclosure', responsibleDisclosure),
  legal('/security-whitepaper', securityWhitepaper),
  legal('/service-cards-terms', serviceTerms),
  legal('/terms-of-service', termsOfService),
])

/** The page at an address or one of its aliases; null where the site has none. */
export function documentAt(
  pathname: string,
): { entry: SitePageEntry; element: ReactNode; data: Data } | null {
  const at = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const entry = sitePageEntries.find((each) => each.path === at || each.aliases?.includes(at))
  const document = entry && bodies.get(entry.path)
  if (!entry || !document) return null
  return {
    entry,
    data: document.data ?? [],
    element: <SitePage path={entry.path}>{document.body}</SitePage>,
  }
}
