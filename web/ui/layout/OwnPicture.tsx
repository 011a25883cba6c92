import type { OwnPictureName } from './ownPictures.ts'
import { ownPictureFormats, ownPicturePath, ownPictures, ownPictureWidths } from './ownPictures.ts'

type Props = {
  name: OwnPictureName
  alt: string
  /** How wide it is drawn, as `sizes` says it. */
  sizes: string
  /** Seen before anybody scrolls, so it goes before what else the page loads. */
  isFirst?: boolean
  className?: string
}

/** A picture of ours, in the width and the format that fit, its place kept before it is there. */
export function OwnPicture({ name, alt, sizes, isFirst = false, className }: Props) {
  const { width, height } = ownPictures[name]
  return (
    <picture>
      {ownPictureFormats.map((format) => (
        <source key={format} type={`image/${format}`} sizes={sizes} srcSet={ownPictureWidths(name, format)} />
      ))}
      <img
        src={ownPicturePath(name, width, 'webp')}
        alt={alt}
        width={width}
        height={height}
        // Also where it is first: of two, the one that is not shown is not loaded.
        loading="lazy"
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
        className={className}
      />
    </picture>
  )
}
