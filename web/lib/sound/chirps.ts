/** One tone of a sound: how it swings, from which pitch to which in hertz, when it begins and how long it lasts in seconds. */
export type Tone = {
  readonly wave: OscillatorType
  readonly from: number
  readonly to?: number
  readonly at: number
  readonly for: number
  readonly loud?: number
}

/** The sounds by their names (spec 1 §3); drawn here, so that no file is fetched. */
export const chirps = {
  angry: [
    { wave: 'square', from: 180, to: 120, at: 0, for: 0.16, loud: 0.5 },
    { wave: 'square', from: 160, to: 90, at: 0.2, for: 0.26, loud: 0.6 },
  ],
  gentle: [
    { wave: 'sine', from: 660, at: 0, for: 0.35 },
    { wave: 'sine', from: 880, at: 0.14, for: 0.5, loud: 0.8 },
  ],
  cricket: [0, 0.06, 0.12, 0.3, 0.36, 0.42].map((at) => ({
    ...({ wave: 'triangle', from: 4200, to: 4500 } as const),
    at,
    for: 0.045,
    loud: 0.5,
  })),
  honk: [
    { wave: 'sawtooth', from: 233, at: 0, for: 0.34, loud: 0.4 },
    { wave: 'sawtooth', from: 294, at: 0, for: 0.34, loud: 0.4 },
  ],
  jurassic: [
    { wave: 'sawtooth', from: 70, to: 140, at: 0, for: 0.4, loud: 0.6 },
    { wave: 'sawtooth', from: 140, to: 38, at: 0.36, for: 0.8, loud: 0.7 },
    { wave: 'square', from: 52, to: 30, at: 0.36, for: 0.8, loud: 0.25 },
  ],
  spark: [880, 1320, 1760, 2640].map((from, step) => ({
    ...({ wave: 'triangle' } as const),
    from,
    at: step * 0.07,
    for: 0.16,
    loud: 0.7,
  })),
} as const satisfies Readonly<Record<string, readonly Tone[]>>

/** The three tones of the ident, one for each bend of the wordmark, and the chord that ends it. */
export const identTones: readonly Tone[] = [
  { wave: 'triangle', from: 98, to: 92, at: 0, for: 0.28 },
  { wave: 'triangle', from: 147, to: 143, at: 0.42, for: 0.28 },
  { wave: 'sine', from: 196, at: 0.84, for: 1.3, loud: 0.8 },
  { wave: 'sine', from: 294, at: 0.86, for: 1.3, loud: 0.5 },
  { wave: 'sine', from: 392, at: 0.9, for: 1.3, loud: 0.4 },
]

/** Plays tones as loud as `volume` from 0 to 1; answers with the seconds they take. */
export function playTones(context: AudioContext, tones: readonly Tone[], volume: number): number {
  const start = context.currentTime + 0.02
  for (const tone of tones) {
    const swing = context.createOscillator()
    const gain = context.createGain()
    const [begin, end] = [start + tone.at, start + tone.at + tone.for]
    swing.type = tone.wave
    swing.frequency.setValueAtTime(tone.from, begin)
    swing.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end)
    // Begun and ended softly: a tone that is cut clicks.
    gain.gain.setValueAtTime(0, begin)
    gain.gain.linearRampToValueAtTime(volume * (tone.loud ?? 1) * 0.4, begin + Math.min(0.012, tone.for / 4))
    gain.gain.setTargetAtTime(0, begin + tone.for * 0.55, tone.for / 8)
    swing.connect(gain).connect(context.destination)
    swing.start(begin)
    swing.stop(end + 0.1)
  }
  return Math.max(...tones.map((tone) => tone.at + tone.for))
}
