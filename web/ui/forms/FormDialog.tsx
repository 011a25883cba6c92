import type { FormEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '../buttons/Button.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { FormError } from './FormError.tsx'

type Props = {
  title: ReactNode
  badge?: ReactNode
  description?: ReactNode
  size?: 'small' | 'default'
  /** Its own button: what it says, what it says while it works, and what it does. */
  action: string
  busyLabel: string
  isBusy: boolean
  isDisabled?: boolean
  onSubmit: (event: FormEvent) => unknown
  /** Holds words that are stored nowhere yet: closing asks first, and so does leaving the screen. */
  isDirty?: boolean
  onClose: () => void
  /** At the far end from the button: what else can be done with the thing. */
  aside?: ReactNode
  /** What stopped the whole form. */
  failure?: string | null
  /** Under the fields, and no part of the form. */
  after?: ReactNode
  children: ReactNode
}

/** A form over the screen: its fields one under another, Cancel and its own button. The first text field has the focus. */
export function FormDialog(props: Props) {
  const { title, badge, description, size, action, busyLabel, isBusy, isDisabled, aside, failure, after } =
    props
  const unsaved = useUnsaved(props.isDirty ?? false)
  const close = () => unsaved.leave(props.onClose)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const first = () =>
    form.current?.querySelector<HTMLElement>('textarea, input:not([aria-hidden], [type=radio])') ?? true
  return (
    <Dialog
      onClose={close}
      {...{ title, badge, description }}
      {...(size ? { size } : {})}
      initialFocus={first}
      footer={
        <>
          {aside}
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="solid"
            type="submit"
            form={formId}
            disabled={isDisabled}
            isBusy={isBusy}
            busyLabel={busyLabel}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && !isDisabled) props.onSubmit(event)
        }}
      >
        {failure === undefined ? null : <FormError>{failure}</FormError>}
        {props.children}
      </form>
      {after}
    </Dialog>
  )
}
