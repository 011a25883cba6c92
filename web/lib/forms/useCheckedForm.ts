import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  PathValue,
  RegisterOptions,
} from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { Problem } from '#domain/decision.ts'
import { refusalOf } from '../calls/refusal.ts'
import { focusFirstProblem } from './focusProblem.ts'
import { halfDateOf } from './halfDate.ts'
import { restart } from './restart.ts'

type Options<Values> = {
  start: Values
  /** The domain's word on what is written; the server has its own. */
  check: (values: Values) => readonly Problem[]
  /** The field that shows a problem, where it is not called like it. */
  shownAt?: Readonly<Record<string, keyof Values & string>>
  /** A change in one field takes every problem away: they are judged together. */
  isOneWhole?: boolean
}

/**
 * A form of react-hook-form that asks the domain's checks when a field that was written in is left, and when it is sent.
 * A problem stands next to its field until that field is written in again; those the server finds are placed like our own.
 */
export function useCheckedForm<Values extends FieldValues>(options: Options<Values>) {
  type Name = keyof Values & string
  const { start, check, shownAt = {}, isOneWhole = false } = options
  const form = useForm<Values>({
    // safe because every field of a form has a start
    defaultValues: start as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values, _context, { fields }) => {
      const half = Object.values(fields).flatMap(({ name, ref }) => {
        const message = halfDateOf(ref)
        return message ? [{ field: name, message }] : []
      })
      const errors = errorsFor([...half, ...check(values)])
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const { errors, isDirty } = form.formState

  const nameOf = (field: string) => shownAt[field] ?? field.replace(/^changes\./, '')
  function errorsFor(problems: readonly Problem[]) {
    const found: Record<string, { type: string; message: string }> = {}
    for (const { field, message } of problems) found[nameOf(field)] ??= { type: 'problem', message }
    // safe because a problem is named by the field that shows it
    return found as FieldErrors<Values>
  }
  // safe because the name of a field is the path to it
  const pathOf = (name: Name) => name as unknown as Path<Values>
  const clear = (name: Name) => form.clearErrors(isOneWhole ? undefined : pathOf(name))

  return {
    isDirty,
    read: form.getValues,
    watch: <Field extends Name>(name: Field): Values[Field] => form.watch(pathOf(name)),
    errorOf: (name: Name): string | null => {
      const message = errors[name]?.message
      return typeof message === 'string' ? message : null
    },
    /** What an input of text, a day or a number is given. */
    field: (name: Name, rules: RegisterOptions<Values> = {}) => {
      // safe because the rules of a field are those of its path
      const ofPath = {
        ...rules,
        onChange: () => clear(name),
        onBlur: () =>
          form.getValues(pathOf(name)) && !isOneWhole && !errors[name] && void form.trigger(pathOf(name)),
      } as RegisterOptions<Values, Path<Values>>
      return form.register(pathOf(name), ofPath)
    },
    set: <Field extends Name>(name: Field, value: Values[Field]) => {
      // safe because the value at a field's path is the field's
      form.setValue(pathOf(name), value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      clear(name)
    },
    reset: (values: Values = start) => form.reset(values),
    /** Begins anew from what was stored; what was written since it was sent is still to be stored. */
    restart: (sent: Values, stored: Values = sent) => restart(form, sent, stored),
    /** Sends what is written once nothing is wrong with it. */
    submit: (send: (values: Values) => void) => form.handleSubmit(send, focusFirstProblem),
    /** Says next to a field what only this form knows. */
    say: (name: Name, message: string) => {
      form.setError(pathOf(name), { message })
      focusFirstProblem()
    },
    /** Shows what the server found wrong; false where it named no field. */
    place: (error: unknown): boolean => {
      const { problems } = refusalOf(error)
      for (const { field, message } of problems) {
        // safe because a problem that names no field of this form is shown by none
        form.setError(nameOf(field) as Path<Values>, { message })
      }
      if (problems.length > 0) focusFirstProblem()
      return problems.length > 0
    },
    /** What the form as a whole says of a failure that stands next to no field. */
    failureOf: (error: Error | null, words: (error: Error) => string | null): string | null =>
      error && refusalOf(error).problems.length === 0 ? words(error) : null,
  }
}

/** For a day that need not be given. */
export const orNull = { setValueAs: (value: string | null) => value || null }

export type CheckedForm<Values extends FieldValues> = ReturnType<typeof useCheckedForm<Values>>
