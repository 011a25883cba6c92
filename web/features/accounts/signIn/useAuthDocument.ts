import { useLocation } from 'react-router'
import type { AuthDocument, AuthPath } from '#domain/accounts/rules/signInForm.ts'
import { authDocument, authDocuments } from '#domain/accounts/rules/signInForm.ts'

/**
 * Which document of its address a page is. At build it stands in the path; in a browser it is found as the server found it,
 * so that the program takes over what is there (0078).
 */
export function documentAt<Path extends AuthPath>(
  path: Path,
  { pathname, search }: { pathname: string; search: string },
): AuthDocument<Path> {
  const written = authDocuments[path].find((each) => pathname.replace(/\/$/, '') === `${path}/${each}`)
  return written ?? authDocument(path, new URLSearchParams(search))
}

/** The same of the page that is open. */
export const useAuthDocument = <Path extends AuthPath>(path: Path): AuthDocument<Path> =>
  documentAt(path, useLocation())
