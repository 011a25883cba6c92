type Props = { text: string; link: string; href: string }

/** Small print that ends with the way to the whole, which opens next to what is being answered. */
export function ReadMore({ text, link, href }: Props) {
  return (
    <p className="mt-1.5 text-caption text-ink-2">
      {text}{' '}
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-2"
      >
        {link}
      </a>
      .
    </p>
  )
}
