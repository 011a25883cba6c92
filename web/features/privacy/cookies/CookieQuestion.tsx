import { useEffect, useRef } from 'react'
import { CookieBanner } from './CookieBanner.tsx'
import { wakeCookies } from './wakeCookies.ts'

/** The question about cookies in the consoles: the same markup and rules as on the site. Whoever draws it has waited already. */
export function CookieQuestion() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = place.current
    return root ? wakeCookies(root, 0) : undefined
  }, [])
  return (
    <div ref={place}>
      <CookieBanner />
    </div>
  )
}
