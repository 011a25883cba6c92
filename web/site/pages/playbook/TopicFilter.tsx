import { playbookTopics } from '#domain/content/rules/playbook.ts'
import type { Lesson } from '../../content/playbook/lesson.ts'
import { SearchField } from '../blocks/SearchField.tsx'

const idOf = (topic: string) => `topic-${topic}`

// Written out, because the styles are made of the words that stand in the source. The group `topics` holds the filter and what it filters.
const away = {
  money: 'group-has-[#topic-money:checked]/topics:hidden',
  market: 'group-has-[#topic-market:checked]/topics:hidden',
  decisions: 'group-has-[#topic-decisions:checked]/topics:hidden',
  board: 'group-has-[#topic-board:checked]/topics:hidden',
}

/** Classes that take something away while another topic is chosen than those of these lessons: the filter needs no script. */
export const onlyUnder = (lessons: readonly Lesson[]): string =>
  playbookTopics
    .filter(({ value }) => lessons.every(({ topic }) => topic !== value))
    .map(({ value }) => away[value])
    .join(' ')

const here = {
  money: 'hidden group-has-[#topic-money:checked]/topics:inline',
  market: 'hidden group-has-[#topic-market:checked]/topics:inline',
  decisions: 'hidden group-has-[#topic-decisions:checked]/topics:inline',
  board: 'hidden group-has-[#topic-board:checked]/topics:inline',
}
const whole = 'hidden group-has-[#topic-all:checked]/topics:inline'

const counted = (lessons: readonly Lesson[]): string =>
  lessons.length === 1 ? '1 lesson' : `${lessons.length} lessons`

/** The search of the playbook, and what its list can be cut down to, with how much that leaves. */
export function TopicFilter({ lessons, others }: { lessons: readonly Lesson[]; others: string }) {
  return (
    <div className="site-width">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-line-strong pb-5">
        <search className="w-full md:w-96">
          <SearchField label="Search the playbook" placeholder="Search the playbook" kind="playbook" />
        </search>
        <fieldset className="max-md:w-full">
          <legend className="sr-only">Topic</legend>
          <div className="flex flex-wrap gap-px overflow-hidden rounded-control border border-control bg-control">
            {[{ value: 'all', label: 'All' }, ...playbookTopics].map(({ value, label }) => (
              <label
                key={value}
                className="grid min-h-11 cursor-pointer content-center bg-surface px-3 py-2 text-center text-body-s font-semibold hover:bg-sunken has-checked:bg-ink has-checked:text-ink-inverse has-checked:underline has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus max-md:flex-1"
              >
                <input
                  type="radio"
                  id={idOf(value)}
                  name="topic"
                  defaultChecked={value === 'all'}
                  className="sr-only"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="text-body-s text-ink-2 tnum md:ml-auto">
          <span className={whole}>
            {counted(lessons)}, {others}
          </span>
          {playbookTopics.map(({ value }) => (
            <span key={value} className={here[value]}>
              {counted(lessons.filter(({ topic }) => topic === value))} of {lessons.length}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}
