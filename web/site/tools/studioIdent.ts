import { identTones, playTones } from '#web/lib/sound/chirps.ts'
import { wakeTool } from './wakeTool.ts'

/** When each bend is drawn, in milliseconds, to its tone. */
const starts = [0, 420, 840]

wakeTool('studio-ident', (root, form) => {
  let context: AudioContext | null = null
  const said = root.querySelector('[data-said]')
  const bends = [...root.querySelectorAll<SVGPathElement>('[data-bend]')]
  const name = root.querySelector<HTMLElement>('[data-ident-name]')
  const isStill = () => new FormData(form).get('motion') === 'still'
  const still = form.querySelector<HTMLInputElement>('input[value="still"]')
  if (still && matchMedia('(prefers-reduced-motion: reduce)').matches) still.checked = true

  const draw = () => {
    for (const [at, bend] of bends.entries()) {
      for (const running of bend.getAnimations()) running.cancel()
      const delay = starts[at] ?? 0
      if (isStill()) {
        // Nothing moves: a bend is there at its tone.
        bend.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + 1 })
        continue
      }
      const length = bend.getTotalLength()
      bend.animate(
        [
          { strokeDasharray: `${length}`, strokeDashoffset: length },
          { strokeDasharray: `${length}`, strokeDashoffset: 0 },
        ],
        { duration: 360, delay, fill: 'backwards', easing: 'cubic-bezier(.2, 0, 0, 1)' },
      )
    }
    for (const running of name?.getAnimations() ?? []) running.cancel()
    name?.animate([{ opacity: 0 }, { opacity: 1 }], {
      ...{ delay: 1_200, fill: 'backwards' },
      duration: isStill() ? 1 : 500,
    })
  }

  return async () => {
    const isSilent = new FormData(form).get('sound') !== 'on'
    let hasFailed = false
    if (!isSilent) {
      try {
        context ??= new AudioContext()
        await context.resume()
        playTones(context, identTones, 0.8)
      } catch {
        hasFailed = true
      }
    }
    draw()
    if (said)
      said.textContent = hasFailed
        ? 'Played without sound: this browser plays none that a page makes.'
        : `Played ${isSilent ? 'without' : 'with'} sound, ${isStill() ? 'without movement' : 'moving'}.`
  }
})
