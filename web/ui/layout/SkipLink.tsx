/** The first stop of the keyboard on every page; `main` must carry id="main". */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute left-4 -top-16 z-50 inline-flex min-h-11 items-center rounded-control bg-ink px-3.5 text-body-s font-semibold text-ink-inverse focus:top-3"
    >
      Skip to content
    </a>
  )
}
