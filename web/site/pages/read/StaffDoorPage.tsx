import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Rows } from '../blocks/Rows.tsx'

/** The entrance of staff: today's sign-in, and what it asks for (T-020, T-200). It says nothing about who works here. */
export function StaffDoorPage() {
  return (
    <section className="site-width pt-16 pb-28 max-md:pt-8">
      <h1 className="display-l">Staff entrance</h1>
      <p className="mt-6 max-w-[36em] text-body-l text-ink-2">
        For people who work here. You sign in with your own account, as everybody does; an account without a
        staff role opens nothing more.
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
              text: 'A password, a link by email or a passkey, for the address of your account.',
            },
            {
              title: 'Second step',
              text: 'Admins give a second factor at every sign-in: an authenticator app, a passkey or a recovery code. If you have none yet, you set one up right after the first step. Other staff may be asked for one too.',
            },
            {
              title: 'Lost your second factor',
              text: 'Ask another admin to remove it. The removal takes effect after a day, and you are told by email at once.',
            },
          ]}
        />
      </div>
    </section>
  )
}
