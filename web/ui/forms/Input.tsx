import type { InputHTMLAttributes, Ref } from 'react'
import { classes } from '../classes.ts'
import { useFieldControl } from './Field.tsx'
import { inputClasses, readOnlyClasses } from './inputClasses.ts'

type Props = { ref?: Ref<HTMLInputElement>; size?: 'default' | 'large' } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'size'
>

/** One line of text. Inside a Field it finds its label, hint and error. */
export function Input({ className, size = 'default', ...rest }: Props) {
  const wiring = useFieldControl(rest)
  return (
    <input
      dir="auto"
      {...rest}
      {...wiring}
      className={classes(inputClasses, readOnlyClasses, size === 'large' ? 'h-12' : 'h-11', className)}
    />
  )
}
