import type { PairedPictureName } from '#web/ui/layout/ownPictures.ts'

/** A task of the handbook: what one wants to do, and the presses that do it. */
export type Task = { readonly id: string; readonly title: string; readonly steps: readonly string[] }
/** What it looks like, taken from the console with its sample data. */
export type Sight = { readonly name: PairedPictureName; readonly alt: string; readonly under: string }
export type Chapter = {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly tasks: readonly Task[]
  readonly sight?: Sight
}
