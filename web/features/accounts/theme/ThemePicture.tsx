import type { Theme } from '#domain/accounts/types.ts'

const paints = {
  light: { ground: '#f2f4f5', panel: '#ffffff', line: '#d6d9dc', ink: '#101418', words: '#bec3c7' },
  dark: { ground: '#090d0f', panel: '#191e22', line: '#373d42', ink: '#f1f3f4', words: '#434a4f' },
}

/** A small console in a theme; for `system` both halves. */
export function ThemePicture({ theme }: { theme: Theme }) {
  return (
    <svg viewBox="0 0 200 112" aria-hidden="true" className="block w-full rounded-chip">
      <Console look={theme === 'dark' ? 'dark' : 'light'} />
      {theme === 'system' ? (
        <svg x="100" width="100" height="112" viewBox="100 0 100 112" aria-hidden="true">
          <Console look="dark" />
        </svg>
      ) : null}
      <rect x=".5" y=".5" width="199" height="111" rx="5.5" fill="none" stroke="#80878c" strokeOpacity=".5" />
    </svg>
  )
}

function Console({ look }: { look: keyof typeof paints }) {
  const paint = paints[look]
  return (
    <>
      <path d="M0 0H200V112H0z" fill={paint.ground} />
      <path d="M0 16H200" stroke={paint.line} />
      <path d="M12 6h12v5H12z" fill={paint.ink} />
      <rect x="12" y="28" width="20" height="20" fill={paint.ink} />
      <rect x="12.5" y="49.5" width="19" height="19" fill={paint.panel} stroke={paint.line} />
      <rect x="12.5" y="69.5" width="19" height="19" fill={paint.panel} stroke={paint.line} />
      <path d="M26 31h3v3h-3z" fill="#ff6b35" />
      <rect x="44.5" y="28.5" width="66" height="60" rx="5" fill={paint.panel} stroke={paint.line} />
      <rect x="120.5" y="28.5" width="66" height="60" rx="5" fill={paint.panel} stroke={paint.line} />
      <path d="M53 39h30M129 39h22" stroke={paint.ink} strokeWidth="4" />
      <path d="M53 50h46M53 58h38M129 50h46M129 58h30" stroke={paint.words} strokeWidth="3" />
      <rect x="53" y="70" width="26" height="10" rx="2.5" fill="#ff6b35" />
      <circle cx="134" cy="75" r="5" fill={paint.ink} />
    </>
  )
}
