import { useMutation } from '@tanstack/react-query'
import { keptAccountNudge } from '#domain/accounts/rules/nudges.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Banner } from '#web/ui/states/Banner.tsx'

const putAway = () =>
  mutation(orpc.accounts.dismissNudge.mutationOptions(), {
    failure: rightsTexts.failed,
    refresh: [orpc.accounts.getMe.key()],
    waits: true,
  })

/** Says once that signing in has cancelled the deletion of the account; it goes when it was read (K37). */
export function KeptBanner({ className }: { className?: string | undefined }) {
  const put = useMutation(putAway())
  return (
    <Banner
      role="status"
      tone="success"
      className={classes('w-full', className)}
      action={
        <Button size="small" isBusy={put.isPending} onClick={() => put.mutate({ nudge: keptAccountNudge })}>
          {rightsTexts.cancelledSeen}
        </Button>
      }
    >
      {rightsTexts.cancelled}
    </Banner>
  )
}
