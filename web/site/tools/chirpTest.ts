import { chirps, playTones } from '#web/lib/sound/chirps.ts'
import { wakeTool } from './wakeTool.ts'

const pulses = { light: [15], medium: [40], heavy: [90, 40, 90] }

wakeTool('chirp-test', (root, form) => {
  let context: AudioContext | null = null
  const said = root.querySelector('[data-said]')
  const tell = (words: string) => {
    if (said) said.textContent = words
  }
  const volume = () => Number(new FormData(form).get('volume') ?? 70) / 100
  const level = root.querySelector('[data-level]')
  const showLevel = () => {
    if (level) level.textContent = `${Math.round(volume() * 100)}%`
  }
  form.addEventListener('input', showLevel)
  showLevel()

  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-chirp]')) {
    button.addEventListener('click', async () => {
      const name = button.dataset.chirp ?? ''
      if (!(name in chirps)) return
      try {
        context ??= new AudioContext()
        await context.resume()
        // safe because the name was just found among them
        playTones(context, chirps[name as keyof typeof chirps], volume())
        tell(`Playing ${name} at ${Math.round(volume() * 100)}%.`)
      } catch {
        tell('This browser plays no sound that a page makes.')
      }
    })
  }
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-strength]')) {
    button.addEventListener('click', () => {
      const strength = button.dataset.strength
      if (strength !== 'light' && strength !== 'medium' && strength !== 'heavy') return
      const began = 'vibrate' in navigator && navigator.vibrate(pulses[strength])
      tell(began ? `Vibrating, ${strength}.` : 'This device does not vibrate for a page.')
    })
  }
  const say = (name: string, words: string) => {
    const place = root.querySelector(`[data-support="${name}"]`)
    if (place) place.textContent = words
  }
  say('sound', 'AudioContext' in window ? 'Yes' : 'No')
  say('haptics', 'vibrate' in navigator ? 'Yes, if the device has a motor and is not silent' : 'No')
  say('motion', matchMedia('(prefers-reduced-motion: reduce)').matches ? 'Reduced' : 'Full')
  return () => undefined
})
