import { ownPictureWidths } from '#web/ui/layout/ownPictures.ts'

/** How wide the front page draws the bar, as `sizes` says it. */
export const barSizes = '(width < 640px) 860px, (width < 1180px) 1180px, 100vw'

/**
 * The largest thing on the front page is asked for before its style is there. Which of the two the system asks for is known then; whoever
 * chose the other theme here loads some 10 kB for nothing.
 */
export const barAhead = (
  [
    ['light', 'bar-day'],
    ['dark', 'bar-night'],
  ] as const
).map(([scheme, name]) => ({
  ...{ tagName: 'link', rel: 'preload', as: 'image', type: 'image/avif' },
  imageSrcSet: ownPictureWidths(name, 'avif'),
  imageSizes: barSizes,
  media: `(prefers-color-scheme: ${scheme})`,
  fetchPriority: 'high',
}))
