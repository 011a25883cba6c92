import { errorReportDays } from '../limits.ts'

/** Our own words over the errors that browsers reported, for admins (T-172). */
export const errorListTexts = {
  title: 'Reported errors',
  kept: `Last ${errorReportDays} days`,
  none: 'No errors reported',
  noneWords: "Errors from people's browsers appear here.",
} as const

/** What browsers refused by the content policy (T-158). */
export const cspListTexts = {
  title: 'Refused by the content policy',
  none: 'Nothing refused',
  noneWords: 'What browsers would not load or run on our pages appears here.',
} as const

/** The list of counted pages (T-159). */
export const pageCountTexts = {
  title: 'Pages',
  kept: 'Counted where visitors allowed it, kept for 13 months',
  none: 'Nothing counted yet',
  noneWords: 'A page counts once its visitor has allowed analytics. No address and no person is kept.',
} as const
