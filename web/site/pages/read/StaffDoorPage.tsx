import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Rows } from '../blocks/Rows.tsx'

/** The entrance of staff: today's sign-in, and what it asks for (T-020, T-200). It says nothing about who works here. */
export function StaffDoorPage() {
  return (
    <section className="site-width pt-16 pb-28 max-md:pt-8">
      <h1 className="display-l">Staff entrance</h1>
      <p className="mt-6 max-w-[36em] text-body-l text-ink-2">
        For people of the firm. You sign in with your account as everybody does; an account without a role
        finds nothing behind this door.
      </p>
      <div className="mt-8 flex flex-wrap gap-2">
        <Button href={paths.auth('sign-in', paths.vip())} variant="hot" size="large">
          Sign in as staff
        </Button>
        <Button href={paths.auth('sign-in', paths.admin())} size="large">
          Sign in as an admin
        </Button>
      </div>
      <div className="mt-14 max-w-[60rem]">
        <h2 className="sr-only">What is asked for</h2>
        <Rows
          rows={[
            {
              title: 'First step',
              text: 'A password, a code by email or a passkey, with the address of your account.',
            },
            {
              title: 'Second step',
              text: 'Admins give a second factor in every sign-in: an authenticator app, a passkey or a recovery code. Who has none sets one up right after the first step. For other staff the installation decides.',
            },
            {
              title: 'Lost your second factor',
              text: 'Another admin asks for its removal. It takes effect after a day, and you are told by email at once.',
            },
          ]}
        />
      </div>
    </section>
  )
}
