import type { Theme } from '#domain/accounts/types.ts'
import { setTheme, useTheme } from '#web/lib/page/theme.ts'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'
import { GalleryControls } from './GalleryControls.tsx'
import { GalleryLifted } from './GalleryLifted.tsx'
import { GalleryMarks } from './GalleryMarks.tsx'
import { GalleryPanels } from './GalleryPanels.tsx'
import { GallerySurfaces } from './GallerySurfaces.tsx'

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Every part in both themes. Part of development only. */
export function Gallery() {
  const theme = useTheme()
  return (
    <main id="main" className="min-h-dvh bg-steel-100 dark:bg-steel-1000">
      <div className="mx-auto max-w-[1440px] px-8 pt-12 pb-16 max-md:px-3 max-md:pt-7">
        <header className="px-2 pb-10">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <Wordmark className="h-8" />
            <Segments label="Theme of the page" value={theme} onChange={setTheme} options={themes} />
          </div>
          <h1 className="display-l mt-6">Components</h1>
          <p className="mt-3 text-body-l text-ink-2">
            Every part in both themes. Shape says how finished. Colour says who, or how urgent.
          </p>
          <div className="mt-10 flex flex-wrap items-end gap-x-14 gap-y-6">
            <Specimen className="wdth-forge" word="FORGE" note="Archivo, width 68, weight 820" />
            <Specimen className="wdth-workshop" word="WORKSHOP" note="width 100, weight 620" />
            <Specimen className="wdth-studio" word="STUDIO" note="width 125, weight 420" />
            <Specimen className="font-serif" word="A person writing" note="Newsreader, weight 420" />
          </div>
        </header>
        <div className="grid gap-6 lg:grid-cols-2">
          <Column theme="light" title="Light" />
          <Column theme="dark" title="Dark" />
        </div>
      </div>
    </main>
  )
}

function Specimen({ className, word, note }: { className: string; word: string; note: string }) {
  return (
    <div>
      <p className={`${className} text-[2.75rem] leading-none`}>{word}</p>
      <p className="mt-2.5 text-caption text-ink-2">{note}</p>
    </div>
  )
}

function Column({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  return (
    <section data-theme={theme} className="min-w-0 rounded-lift bg-bg p-8 text-ink max-md:p-5">
      <h2 className="title-l">{title}</h2>
      <GallerySurfaces />
      <GalleryMarks />
      <GalleryControls />
      <GalleryPanels />
      <GalleryLifted />
    </section>
  )
}
