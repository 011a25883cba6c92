import { cutText } from '#domain/cutText.ts'
import { storableText } from '#domain/storableText.ts'
import { errorReportLimits } from '../limits.ts'

/** What a browser says of an error, before and after it is cleaned; lengths in `errorReportLimits` (T-172). */
export type ErrorReportText = {
  readonly path: string
  readonly message: string
  readonly stack: string
  readonly release: string
}

/** What a report may hold: where, what and in which version; no query, no e-mail address, no id or token of anybody (T-172). */
export function cleanErrorReport(report: ErrorReportText): ErrorReportText {
  const path = report.path.split(/[?#]/, 1)[0] ?? ''
  return {
    path: cutText(withoutSecrets(path.startsWith('/') ? path : '/'), errorReportLimits.path),
    message: cutText(withoutSecrets(report.message), errorReportLimits.message),
    stack: cutText(withoutSecrets(report.stack), errorReportLimits.stack),
    release: cutText(report.release.replace(/[^\w.-]/g, ''), errorReportLimits.release),
  }
}

const withoutSecrets = (text: string) =>
  storableText(text)
    // The part of an address after "?" or "#" may hold a token.
    .replace(/(https?:\/\/[^\s)?#]*)[?#][^\s):]*/g, '$1')
    .replace(/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,255}/g, '[address]')
    .replace(/[\w-]{32,}/g, '[id]')
