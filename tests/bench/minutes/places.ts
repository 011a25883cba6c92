import type { Segment } from '#domain/recordings/types.ts'
import type { Label } from './meetings.ts'

/** From and to in the words of a whole transcript. */
export type Place = { readonly from: number; readonly to: number }

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Where quotes stand in a transcript, counted in words, so that white space and cues do not matter. */
export class Places {
  readonly #words: string[] = []
  readonly #starts: number[] = []
  readonly #segments: readonly Segment[]
  readonly #byWord = new Map<string, number[]>()

  constructor(segments: readonly Segment[]) {
    this.#segments = segments
    for (const segment of segments) {
      this.#starts.push(this.#words.length)
      for (const word of wordsOf(segment.text)) {
        const known = this.#byWord.get(word)
        if (known) known.push(this.#words.length)
        else this.#byWord.set(word, [this.#words.length])
        this.#words.push(word)
      }
    }
  }

  /** The place of words that begin in this segment. */
  inSegment(segment: number, quote: string): Place | null {
    const from = this.#starts[segment] ?? 0
    return this.#all(quote).find((place) => place.from >= from) ?? null
  }

  /** The place of a label's quote: where the same words are said twice, the one nearest its time. */
  ofLabel({ quote, atMs }: Label['quotes'][number]): Place | null {
    const near = (place: Place) => Math.abs((this.#msOf(place.from) ?? 0) - (atMs ?? 0))
    return [...this.#all(quote)].sort((a, b) => near(a) - near(b))[0] ?? null
  }

  #all(quote: string): Place[] {
    const wanted = wordsOf(quote)
    return (this.#byWord.get(wanted[0] ?? '') ?? [])
      .filter((from) => wanted.every((word, at) => this.#words[from + at] === word))
      .map((from) => ({ from, to: from + wanted.length }))
  }

  #msOf(word: number): number | null {
    const at = this.#starts.findLastIndex((start) => start <= word)
    return this.#segments[at]?.startMs ?? null
  }
}

export const overlaps = (one: Place, other: Place): boolean => one.from < other.to && other.from < one.to
