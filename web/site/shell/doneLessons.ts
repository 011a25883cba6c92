import { progressOf, sayProgress } from '#domain/learning/rules.ts'
import { readHint } from '#web/lib/signIn/signedInHint.ts'

/**
 * What whoever is signed in has done of the playbook: next to each lesson of the list with how far they are, and on the page of a lesson.
 * The page is the same for everybody, and of a visitor nothing is asked (0099).
 */
export function showDoneLessons() {
  const lessons = [...document.querySelectorAll<HTMLElement>('[data-lesson]')]
  if (lessons.length === 0) return
  let hint = readHint()
  const show = async () => {
    hint = readHint()
    const done = hint ? await askDone() : null
    // They may have signed out meanwhile.
    draw(lessons, readHint() ? done : null)
  }
  draw(lessons, null)
  if (hint) void show()
  // Coming back to a kept page, or signing in or out in another tab.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void show())
  window.addEventListener('storage', () => readHint() !== hint && void show())
}

async function askDone(): Promise<ReadonlySet<string> | null> {
  const answer = await fetch('/api/v1/learning/lessons').catch(() => null)
  if (!answer?.ok) return null
  const { lessons }: { lessons: readonly { lesson: string }[] } = await answer.json()
  return new Set(lessons.map(({ lesson }) => lesson))
}

/** Leaves of each lesson what is said of one that is done, or is left to do; null is that nobody knows, or nobody's business. */
function draw(lessons: readonly HTMLElement[], done: ReadonlySet<string> | null) {
  const slugOf = ({ dataset }: HTMLElement) => dataset.lesson ?? ''
  for (const lesson of lessons) {
    const state = done?.has(slugOf(lesson)) ? 'done' : 'open'
    for (const part of lesson.querySelectorAll<HTMLElement>('[data-when]')) {
      // What the address says to browsers without scripts is said here by what is true.
      part.classList.replace('hidden', 'flex')
      part.hidden = part.dataset.when !== state
    }
    // Not in the markup: the search would find the word a dozen times.
    const word = lesson.querySelector('[data-done]')
    if (word) word.textContent = 'Done'
  }
  const place = document.querySelector<HTMLElement>('[data-progress]')
  if (!place) return
  // Its place is kept, so that nothing moves when it comes.
  place.classList.toggle('invisible', !done)
  if (!done) return
  const progress = progressOf(lessons.map(slugOf), done)
  const { count, way } = sayProgress(progress)
  const next = lessons.find((lesson) => slugOf(lesson) === progress.next)
  const [said, link] = [place.querySelector('p'), place.querySelector('a')]
  if (said) said.textContent = count
  if (!link) return
  link.hidden = !next
  link.href = next?.getAttribute('href') ?? ''
  link.textContent = `${way}: ${next?.querySelector('[data-title]')?.textContent ?? ''}`
}
