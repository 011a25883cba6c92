import { classes } from '../classes.ts'
import type { AvatarProps, AvatarSize } from './Avatar.tsx'
import { Avatar } from './Avatar.tsx'

/** Several people overlapping; say who they are in `label`. */
export function AvatarGroup({
  people,
  label,
  size = 32,
}: {
  people: readonly Omit<AvatarProps, 'size'>[]
  label: string
  size?: AvatarSize
}) {
  return (
    <span role="img" aria-label={label} className="inline-flex">
      {people.map((person, at) => (
        <Avatar
          key={person.name}
          {...person}
          size={size}
          className={classes('ring-2 ring-surface', at > 0 && '-ml-1')}
        />
      ))}
    </span>
  )
}
