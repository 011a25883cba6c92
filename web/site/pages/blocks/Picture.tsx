import { pictureFormats, picturePath, pictureWidths, readPicture } from '#domain/content/rules/textFields.ts'

type Props = {
  /** As a field of a text keeps it. */
  value: string
  alt: string
  /** How wide it is drawn, as `sizes` says it. */
  sizes: string
  className?: string
}

/** A picture that staff sent up, in the width and the format that fit. */
export function Picture({ value, alt, sizes, className }: Props) {
  const picture = readPicture(value)
  if (!picture) return null
  const { id, width, height } = picture
  const widths = pictureWidths(width)
  return (
    <picture>
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          sizes={sizes}
          srcSet={widths.map((each) => `${picturePath(id, each, format)} ${each}w`).join(', ')}
        />
      ))}
      <img
        src={picturePath(id, widths[0] ?? width, 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
