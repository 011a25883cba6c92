import { paths } from '#contract/paths.ts'
import { homeTexts } from '#domain/content/texts/home.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { AvatarGroup } from '#web/ui/marks/AvatarGroup.tsx'
import { HomeTile } from './HomeTile.tsx'
import { TileLoaded } from './TileLoaded.tsx'
import { useMomentum } from './useMomentum.ts'

const faces = 5

/** Who wrote on the board this month, in notes and check-ins (T-206). */
export function CollaborationTile() {
  const me = useMe()
  const momentum = useMomentum()
  const own = me.profile.userType === 'investor' ? 'investors' : 'founders'
  return (
    <TileLoaded title={homeTexts.collaboration} parts={[momentum]} data={momentum.data}>
      {({ written, people }) => (
        <HomeTile
          title={homeTexts.collaboration}
          aside="This month"
          to={paths.dashboard('julboard')}
          drawing={
            people.length > 0 ? (
              <AvatarGroup
                size={36}
                label={people.map(({ name }) => name).join(', ')}
                people={people
                  .slice(0, faces)
                  .map(({ id, name }) => ({ name, tone: id === me.userId ? own : 'vip' }))}
              />
            ) : (
              <span aria-hidden="true" className="flex gap-1">
                <i className="size-9 rounded-full bg-well" />
                <i className="size-9 rounded-full bg-well" />
              </span>
            )
          }
          value={String(written)}
          words={`${written === 1 ? 'note or check-in' : 'notes and check-ins'}${peopleWords(people.length)}`}
        />
      )}
    </TileLoaded>
  )
}

function peopleWords(count: number): string {
  if (count === 0) return ''
  return `, ${count} ${count === 1 ? 'person' : 'people'}`
}
