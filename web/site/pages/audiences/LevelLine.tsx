import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { levelGroups } from './founderStages.ts'

const stageOf = (level: number): Stage => (level <= 3 ? 'square' : level <= 6 ? 'octagon' : 'round')

/** The first level of each group of one kind of money. */
const groups = levelGroups.map((group, at) => ({
  ...group,
  from: 1 + levelGroups.slice(0, at).reduce((sum, { levels }) => sum + levels.length, 0),
}))

type Props = {
  /** The level of the sample company; those up to it are filled, and it alone is hot. */
  sample: number
}

/** Nine levels as one line of marks, down the phone and across the desk, with the money that fits under each part of it. */
export function LevelLine({ sample }: Props) {
  return (
    <ol className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-9 lg:gap-x-0">
      {groups.map(({ levels, money, from }) => {
        const last = from + levels.length - 1
        return (
          <li key={from} className={levels.length === 2 ? 'lg:col-span-2' : undefined}>
            <ol className={`grid ${levels.length === 2 ? 'lg:grid-cols-2' : ''}`}>
              {levels.map((name, at) => (
                <Level key={name} level={from + at} name={name} sample={sample} />
              ))}
            </ol>
            <div className="ml-[8.5px] border-l border-line-strong pl-4 text-body-s text-ink-2 lg:ml-0 lg:pl-2.5">
              <p className="font-semibold text-ink">
                {last === from ? `Level ${from}` : `Levels ${from} and ${last}`}
              </p>
              <p className="lg:pr-4">{money}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Level({ level, name, sample }: Props & { level: number; name: string }) {
  const isSample = level === sample
  return (
    <li className={`flex gap-4 lg:block ${isSample ? 'text-heat-text' : ''}`}>
      <span className="flex flex-col items-center lg:flex-row">
        <StageMark
          stage={stageOf(level)}
          size={18}
          isHot={isSample}
          isOutlined={level > sample}
          className={level < sample ? 'text-ink' : isSample ? undefined : 'text-control'}
        />
        <span
          className={`min-h-4 w-px grow lg:h-px lg:min-h-0 ${level < sample ? 'bg-ink' : 'bg-line-strong'}`}
        />
      </span>
      <span className="flex items-baseline gap-4 pb-4 lg:block lg:pt-4">
        <span className="w-6 text-[1.75rem] leading-none font-[460] tracking-[-.03em] font-stretch-[112%] tnum max-lg:text-[1.375rem]">
          {level}
        </span>
        <span className="font-medium lg:mt-2 lg:block lg:min-h-20 lg:pr-2 lg:leading-snug xl:min-h-11">
          {name}
          {isSample ? <span className="block text-caption">The sample company</span> : null}
        </span>
      </span>
    </li>
  )
}
