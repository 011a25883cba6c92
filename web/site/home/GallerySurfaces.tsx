import { classes } from '#web/ui/classes.ts'
import { GalleryPart } from './GalleryPart.tsx'

const surfaces = ['bg-bg', 'bg-surface', 'bg-sunken', 'bg-raised', 'bg-well']
const inks = [
  'text-ink',
  'text-ink-2',
  'text-ink-3',
  'text-heat-text',
  'text-founders-text',
  'text-investors-text',
  'text-advisory-text',
]
const solids = [
  ['bg-heat', 'text-on-heat'],
  ['bg-founders', 'text-white dark:text-steel-1000'],
  ['bg-investors', 'text-white dark:text-steel-1000'],
  ['bg-advisory', 'text-white dark:text-steel-1000'],
  ['bg-success', 'text-white dark:text-steel-1000'],
  ['bg-warning', 'text-on-heat'],
  ['bg-danger', 'text-white dark:text-steel-1000'],
  ['bg-info', 'text-white dark:text-steel-1000'],
] as const

const swatch = 'flex h-16 items-end rounded-control border border-line px-2.5 py-2 text-micro font-[560]'
const nameOf = (token: string) => token.replace(/^(bg|text)-/, '')

/** What everything stands on, and what it is written in. */
export function GallerySurfaces() {
  return (
    <GalleryPart name="Surfaces and ink">
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {surfaces.map((token) => (
          <div key={token} className={classes(swatch, token)}>
            {nameOf(token)}
          </div>
        ))}
      </div>
      <p className="flex flex-wrap gap-x-4.5 gap-y-1.5 font-semibold">
        {inks.map((token) => (
          <span key={token} className={token}>
            {nameOf(token)}
          </span>
        ))}
      </p>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {solids.map(([token, words]) => (
          <div key={token} className={classes(swatch, token, words)}>
            {nameOf(token)}
          </div>
        ))}
      </div>
    </GalleryPart>
  )
}
