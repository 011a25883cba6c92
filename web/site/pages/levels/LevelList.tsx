import type { ReactNode } from 'react'
import { OwnPicture } from '#web/ui/layout/OwnPicture.tsx'
import type { Level } from './levels.ts'
import { levels } from './levels.ts'

/** The piece of steel of a level, as finished as the level is. */
export function LevelPicture({ level, className }: { level: Level; className?: string }) {
  return (
    <OwnPicture
      name={level.picture}
      alt={level.alt}
      sizes="(width < 768px) 112px, 288px"
      {...(className ? { className } : {})}
    />
  )
}

/** The three levels under each other, with a line about each. */
export function LevelList({ lineOf }: { lineOf: (level: Level) => ReactNode }) {
  return (
    <ul>
      {levels.map((level) => (
        <li
          key={level.name}
          className="grid grid-cols-[112px_1fr] items-center gap-4 border-b border-line-strong py-3"
        >
          <LevelPicture level={level} className="h-auto w-full" />
          <div>
            <p className={`text-title-l leading-none ${level.drawn}`}>{level.badge}</p>
            <p className="mt-1 text-body-s text-ink-2">{lineOf(level)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
