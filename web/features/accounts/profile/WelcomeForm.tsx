import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { profileLengths } from '#domain/accounts/limits.ts'
import { checkProfile } from '#domain/accounts/rules/profile.ts'
import { profileTexts } from '#domain/accounts/texts/profile.ts'
import type { UserType } from '#domain/actor.ts'
import { useSentForm } from '#web/lib/forms/useSentForm.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { zoneHere } from '#web/lib/time/zoneHere.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { TimeZoneField } from '#web/ui/forms/TimeZoneField.tsx'
import { welcomeProfile } from './mutations.ts'
import { UserTypeChoice } from './UserTypeChoice.tsx'

type Entry = { firstName: string; lastName: string; company: string }

/** Asked once, right after the first sign-in: what the person is, their company, their clock. Skipping is fine. */
export function WelcomeForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const { firstName, lastName, company } = me.profile
  const { register, submit, formState, whole } = useSentForm<Entry>({
    fields: ['firstName', 'lastName', 'company'],
    before: profileTexts.profileUpdateFailed,
    defaultValues: { firstName, lastName, company },
  })
  const { errors } = formState
  const [userType, setUserType] = useState<UserType | null>(me.profile.userType)
  const [timeZone, setTimeZone] = useState(zoneHere)
  const save = useMutation(welcomeProfile())
  const isNameless = firstName === '' || lastName === ''

  const send = submit(async (entry) => {
    const names = { firstName: entry.firstName.trim(), lastName: entry.lastName.trim() }
    await save.mutateAsync({
      ...(isNameless ? names : {}),
      company: entry.company.trim(),
      timeZone,
      ...(userType ? { userType } : {}),
    })
    onDone()
  })

  const rule = (field: keyof Entry) => ({
    validate: (_: string, all: Entry) =>
      checkProfile(all).find((problem) => problem.field === field)?.message ?? true,
  })

  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <FormError>{whole}</FormError>
      <UserTypeChoice label="What describes you best?" value={userType} onChange={setUserType} />
      {isNameless ? (
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label="First name" error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...register('firstName', rule('firstName'))} />
          </Field>
          <Field label="Last name" error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...register('lastName', rule('lastName'))} />
          </Field>
        </div>
      ) : null}
      <Field label="Company" aside="Optional" error={errors.company?.message}>
        <Input
          autoComplete="organization"
          maxLength={profileLengths.company}
          {...register('company', rule('company'))}
        />
      </Field>
      <TimeZoneField value={timeZone} onChange={setTimeZone} />
      <div className="mt-2 grid gap-2">
        <Button type="submit" variant="hot" size="large" isBlock isBusy={save.isPending} busyLabel="Saving">
          Open my console
        </Button>
        <Button variant="quiet" size="large" isBlock onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  )
}
