import { useMutation } from '@tanstack/react-query'
import { useMe } from '#web/lib/signIn/session.tsx'
import { saveSwitch } from './mutations.ts'

/** A switch of the profile: it shows what it was pressed to while that is stored, and takes no further press until it is. */
export function useProfileSwitch(field: 'autoLock' | 'nudges') {
  const { profile } = useMe()
  const save = useMutation(saveSwitch())
  return {
    isOn: save.isPending ? (save.variables[field] ?? profile[field]) : profile[field],
    isBusy: save.isPending,
    onChange: (isOn: boolean) => save.mutate(field === 'nudges' ? { nudges: isOn } : { autoLock: isOn }),
  }
}
