import { searchFoundMax } from '../limits.ts'

/** The words of a search as the database looks for them: each as the beginning of a word, without signs that mean something to it (K10). */
export function searchWords(typed: string): readonly string[] {
  const words =
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, 12)
}

/** Our own words of the site's search, of its filters and of what it found (K10). */
export const searchTexts = {
  title: 'Search',
  label: 'Search this site',
  placeholder: 'What are you looking for?',
  submit: 'Search',
  everything: 'Everything',
  kinds: { page: 'Pages', question: 'Questions', playbook: 'Playbook', issue: 'YELMail', legal: 'Legal' },
  kind: { page: 'Page', question: 'Question', playbook: 'Playbook', issue: 'Issue', legal: 'Legal' },
  ask: 'The search reads pages, questions and answers, playbook lessons and legal texts.',
  // There may be more where the list is full.
  found: (count: number, words: string) =>
    `${count === searchFoundMax ? `The best ${count}` : count} ${count === 1 ? 'result' : 'results'} for “${words}”`,
  some: (words: string) => `No page has all of “${words}”. These have some of it:`,
  nothing: (words: string) => `Nothing found for “${words}”`,
  nothingHelp: 'Try fewer words, or another word for the same thing.',
  tooMany: 'Too many searches at once. Wait a moment and search again.',
  failed: 'The search did not answer. Try again.',
} as const
