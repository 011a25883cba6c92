import { accessibility } from './accessibility.ts'
import { apiTerms } from './apiTerms.ts'
import { cookiePreferences } from './cookiePreferences.ts'
import { dataDeletion } from './dataDeletion.ts'
import type { BuiltLegalText } from './legalText.ts'
import { mobileAppTerms } from './mobileAppTerms.ts'
import { privacyPolicy } from './privacyPolicy.ts'
import { processingAgreement } from './processingAgreement.ts'
import { responsibleDisclosure } from './responsibleDisclosure.ts'
import { securityWhitepaper } from './securityWhitepaper.ts'
import { serviceTerms } from './serviceTerms.ts'
import { termsOfService } from './termsOfService.ts'

/** The legal texts as the build has them, by their addresses. */
export const legalTexts: Readonly<Record<`/${string}`, BuiltLegalText>> = {
  '/accessibility': accessibility,
  '/api-terms-of-use': apiTerms,
  '/cookie-preferences': cookiePreferences,
  '/data-deletion': dataDeletion,
  '/mobile-app-terms': mobileAppTerms,
  '/privacy-policy': privacyPolicy,
  '/data-processing-agreement': processingAgreement,
  '/responsible-disclosure': responsibleDisclosure,
  '/security-whitepaper': securityWhitepaper,
  '/service-cards-terms': serviceTerms,
  '/terms-of-service': termsOfService,
}
