import { errorReportDays } from '../limits.ts'

/** Our own words over the errors that browsers reported, for admins (T-172). */
export const errorListTexts = {
  title: 'Reported errors',
  kept: `Last ${errorReportDays} days`,
  none: 'No errors reported',
  noneWords: "Errors from people's browsers appear here.",
} as const

/** The list of counted pages (T-159). */
export const pageCountTexts = {
  title: 'Pages',
  kept: 'Counted where visitors allowed it, kept for 13 months',
  none: 'Nothing counted yet',
  noneWords: 'A page counts once its visitor has allowed analytics. No address and no person is kept.',
} as const
