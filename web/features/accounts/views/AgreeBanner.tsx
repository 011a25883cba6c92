import { useMutation } from '@tanstack/react-query'
import type { Me } from '#contract/accounts/profile.ts'
import { agreeAgainTexts, askedLinks } from '#domain/accounts/texts/agreeAgain.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Banner } from '#web/ui/states/Banner.tsx'

const agreeTexts = () =>
  mutation(orpc.accounts.agreeTexts.mutationOptions(), {
    failure: agreeAgainTexts.failed,
    refresh: [orpc.accounts.getMe.key()],
    waits: true,
  })

type Props = { asked: NonNullable<Me['asked']>; className?: string | undefined }

/** Asks a member once for the texts that changed since they agreed; it goes when their answer is stored (T-199). */
export function AgreeBanner({ asked, className }: Props) {
  const agree = useMutation(agreeTexts())
  return (
    <Banner
      role="status"
      className={classes('w-full', className)}
      action={
        <Button
          size="small"
          isBusy={agree.isPending}
          busyLabel={agreeAgainTexts.busy}
          onClick={() => agree.mutate({ agreed: asked })}
        >
          {agreeAgainTexts.agree}
        </Button>
      }
    >
      {agreeAgainTexts.ask}{' '}
      {asked.map(({ text }, at) => (
        <span key={text}>
          {at > 0 ? ' and the ' : ''}
          <a
            href={askedLinks[text].path}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-2"
          >
            {askedLinks[text].name}
          </a>
        </span>
      ))}
      .
    </Banner>
  )
}
