import { useMutation } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { profileLengths } from '#domain/accounts/limits.ts'
import { checkProfile } from '#domain/accounts/rules/profile.ts'
import { profileLabels, profileTexts } from '#domain/accounts/texts/profile.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { ProfileFields } from '#domain/accounts/types.ts'
import { restart } from '#web/lib/forms/restart.ts'
import { useSentForm } from '#web/lib/forms/useSentForm.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { TimeZoneField } from '#web/ui/forms/TimeZoneField.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { editProfile } from './mutations.ts'
import { userTypeNames } from './UserTypeChoice.tsx'

/** What has a place of its own among the settings; there is one language so far. */
type Elsewhere = 'theme' | 'locale' | 'preferredCurrency' | 'autoLock' | 'nudges'
/** The form's fields; a Select has no null. */
type Entry = Omit<ProfileFields, Elsewhere | 'userType'> & {
  userType: NonNullable<ProfileFields['userType']> | ''
}
type TextField = Exclude<keyof Entry, 'userType' | 'timeZone'>

const textFields: readonly { name: TextField; autoComplete: string; type?: string; hint?: string }[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'jobTitle', autoComplete: 'organization-title' },
  { name: 'companyWebsite', autoComplete: 'url', type: 'url' },
  { name: 'linkedinUrl', autoComplete: 'off', type: 'url' },
  { name: 'phone', autoComplete: 'tel', type: 'tel', hint: 'With the country, like +49 30 1234567' },
]

const fields = [...textFields.map((field) => field.name), 'userType', 'timeZone'] as const

// What comes in from elsewhere leaves typed words alone; discarding does not.
const gently = { keepDirtyValues: true }
const wholly = { keepDirtyValues: false }

const userTypes = userTypeNames.map(({ value, label }) => ({ value, label }))

function textsOf(profile: ProfileFields): Omit<ProfileFields, Elsewhere> {
  const { theme: _t, locale: _l, preferredCurrency: _c, autoLock: _a, nudges: _n, ...texts } = profile
  return texts
}

/** What the member says about themselves, and nothing that grants anything (T-023, K79). */
export function ProfilePanel() {
  const { profile, email } = useMe()
  const { userType, ...rest } = textsOf(profile)
  const form = useSentForm<Entry>({
    fields,
    before: profileTexts.profileUpdateFailed,
    values: { ...rest, userType: userType ?? '' },
    resetOptions: gently,
  })
  const { register, control, submit, reset, whole, setWhole } = form
  const { errors, dirtyFields, isDirty } = form.formState
  useUnsaved(isDirty)
  const save = useMutation(editProfile())

  const send = submit(async (entry) => {
    const changed = Object.fromEntries(
      fields
        .filter((field) => dirtyFields[field])
        .map((field) => [field, field === 'userType' ? entry.userType || null : entry[field].trim()]),
    )
    const stored = (await save.mutateAsync(changed)).profile
    restart(form, entry, { ...textsOf(stored), userType: stored.userType ?? '' })
  })

  const rule = (field: keyof Entry) => ({
    validate: (_: string, { userType: type, ...all }: Entry) =>
      checkProfile({ ...all, userType: type || null }).find((problem) => problem.field === field)?.message ??
      true,
  })

  return (
    <Panel as="div">
      <form noValidate onSubmit={send} aria-label="Profile">
        <PanelHeader title="Profile" aside={email} />
        <div className="grid items-start gap-x-4 gap-y-5 px-4 pt-4 pb-5 md:grid-cols-2 md:px-5">
          {whole ? (
            <div className="md:col-span-2">
              <FormError>{whole}</FormError>
            </div>
          ) : null}
          {textFields.map(({ name, autoComplete, type, hint }) => (
            <Field key={name} label={profileLabels[name]} error={errors[name]?.message} hint={hint}>
              <Input
                type={type}
                autoComplete={autoComplete}
                maxLength={profileLengths[name]}
                {...register(name, rule(name))}
              />
            </Field>
          ))}
          <Controller
            control={control}
            name="userType"
            render={({ field }) => (
              <Field
                label="I am"
                error={errors.userType?.message}
                hint="Changes what you see, not what you can do"
              >
                <Select
                  options={userTypes}
                  value={field.value || null}
                  onChange={field.onChange}
                  placeholder={accountUiTexts.askUserType}
                />
              </Field>
            )}
          />
          <Controller
            control={control}
            name="timeZone"
            rules={rule('timeZone')}
            render={({ field }) => (
              <TimeZoneField value={field.value} onChange={field.onChange} error={errors.timeZone?.message} />
            )}
          />
        </div>
        <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3 md:px-5">
          {isDirty ? (
            <Button
              variant="quiet"
              onClick={() => {
                setWhole(null)
                reset({ ...rest, userType: userType ?? '' }, wholly)
              }}
            >
              Discard
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="solid"
            isBusy={save.isPending}
            busyLabel="Saving"
            disabled={!isDirty}
          >
            Save profile
          </Button>
        </footer>
      </form>
    </Panel>
  )
}
