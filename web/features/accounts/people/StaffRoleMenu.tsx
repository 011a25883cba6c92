import { useMutation } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { takeRoleStep } from './mutations.ts'
import { ResetFactorDialog } from './ResetFactorDialog.tsx'
import type { RoleStep } from './roleSteps.ts'
import { stepsFor, wordsOfStep } from './roleSteps.ts'

type Props = {
  person: Person
  /** A worded button; a row has room for three dots only. */
  isWorded?: boolean
}

/** What an admin can make of a person; each step is asked about first. */
export function StaffRoleMenu({ person, isWorded = false }: Props) {
  const [asking, setAsking] = useState<RoleStep | null>(null)
  const [isResetting, setResetting] = useState(false)
  const take = useMutation({ ...takeRoleStep(), onSettled: () => setAsking(null) })
  const words = asking ? wordsOfStep(asking, person.name) : null
  return (
    <>
      <Menu
        trigger={
          isWorded ? (
            <Button>Roles</Button>
          ) : (
            <IconButton icon={Ellipsis} size="small" label={`Roles of ${person.name}`} />
          )
        }
      >
        {stepsFor(person).map((step) => {
          const { label, isDanger } = wordsOfStep(step, person.name)
          return (
            <MenuItem key={step.kind} onPress={() => setAsking(step)} isDanger={isDanger}>
              {label}
            </MenuItem>
          )
        })}
        <MenuItem onPress={() => setResetting(true)}>Reset second factor</MenuItem>
      </Menu>
      {isResetting ? <ResetFactorDialog person={person} onClose={() => setResetting(false)} /> : null}
      {asking && words ? (
        <AlertDialog
          onClose={() => setAsking(null)}
          title={words.title}
          description={words.text}
          confirmLabel={words.confirm}
          isDanger={words.isDanger}
          isBusy={take.isPending}
          onConfirm={() => take.mutate({ step: asking, userId: person.userId, name: person.name })}
        />
      ) : null}
    </>
  )
}
