import type { FormEvent } from 'react'
import { useState } from 'react'
import type {
  FieldValues,
  Path,
  RegisterOptions,
  UseFormProps,
  UseFormRegister,
  UseFormReturn,
} from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { Refusal } from '#web/lib/calls/refusal.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'

type SentForm<Entry extends FieldValues> = UseFormReturn<Entry> & {
  whole: string | null
  setWhole: (words: string | null) => void
  /** `answer` deals with a refusal that is this form's own to say. */
  submit: (
    send: (entry: Entry) => Promise<void>,
    answer?: (refusal: Refusal) => boolean,
  ) => (event: FormEvent) => Promise<void>
}

type Options<Entry extends FieldValues> = UseFormProps<Entry> & {
  fields: readonly Path<Entry>[]
  /** Said before what stopped the whole form. */
  before?: string
}

/** A form that is sent as it is: a problem stands next to its field once that is left, as does what the server refuses; the rest is said over the form as `whole`. */
export function useSentForm<Entry extends FieldValues>(options: Options<Entry>): SentForm<Entry> {
  const { fields, before, ...rest } = options
  const form = useForm<Entry>(rest)
  const [whole, setWhole] = useState<string | null>(null)

  /** Puts each problem next to the field it names, several of one field on lines of their own; answers the rest. */
  function place({ problems, ...refusal }: Refusal): string | null {
    const of = (field: string) => problems.filter((problem) => problem.field === field)
    for (const field of fields) {
      const message = of(field).map((problem) => problem.message)
      if (message.length > 0) form.setError(field, { message: message.join('\n') }, { shouldFocus: true })
    }
    const strays = problems.filter((problem) => !fields.some((field) => field === problem.field))
    if (strays.length > 0) return strays.map((problem) => problem.message).join(' ')
    return problems.length > 0 ? null : wordsOf({ ...refusal, problems })
  }

  /** `answer` deals with a refusal that is this form's own to say. */
  const submit = (
    send: (entry: Entry) => Promise<void>,
    answer: (refusal: Refusal) => boolean = () => false,
  ) =>
    form.handleSubmit(async (entry) => {
      setWhole(null)
      try {
        await send(entry)
      } catch (error) {
        const refusal = refusalOf(error)
        if (answer(refusal)) return
        const left = place(refusal)
        setWhole(left && before ? `${before} ${left}` : left)
      }
    })

  // A problem is told once its field was left with something in it; what is still empty waits until the form is sent. One that is told
  // stays until the field is written in: gone with the press that leaves the field, it would move what is pressed from under the pointer.
  const register: UseFormRegister<Entry> = (name, rules) => {
    const told = {
      ...rules,
      onChange: () => form.formState.errors[name] && form.clearErrors(name),
      onBlur: () => form.getValues(name) && !form.formState.errors[name] && void form.trigger(name),
    }
    // safe because the rules of a field stay those of its path
    return form.register(name, told as RegisterOptions<Entry, typeof name>)
  }

  return { ...form, register, whole, setWhole, submit }
}
