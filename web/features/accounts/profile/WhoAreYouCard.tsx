import { useMutation } from '@tanstack/react-query'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { UserType } from '#domain/actor.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { chooseUserType } from './mutations.ts'
import { userTypeNames } from './UserTypeChoice.tsx'

/** Stands on the home screens until the member has said what they are; one press answers (T-024). */
export function WhoAreYouCard({ className }: { className?: string }) {
  const me = useMe()
  const save = useMutation(chooseUserType())
  if (me.profile.userType !== null || me.isStaff) return null
  const say = (userType: UserType) => save.mutate({ userType })
  return (
    <Panel className={className} aria-labelledby="who-are-you">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:px-5">
        <div className="min-w-0">
          <h2 id="who-are-you" className="title-s">
            {accountUiTexts.askUserType}
          </h2>
          <p className="mt-0.5 text-body-s text-ink-2">It changes what you see first, not what you can do.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {userTypeNames.map((type) => (
            <Button key={type.value} isBusy={save.isPending} onClick={() => say(type.value)}>
              {type.label}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  )
}
