import type { Ref, TextareaHTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { useFieldControl } from './Field.tsx'
import { inputClasses, readOnlyClasses } from './inputClasses.ts'

type Props = {
  ref?: Ref<HTMLTextAreaElement>
  /** Serif for words that will be read as somebody's own. */
  isReading?: boolean
} & TextareaHTMLAttributes<HTMLTextAreaElement>

/** Several lines of text; grows with them where the browser can. */
export function Textarea({ className, rows = 3, isReading = false, ...rest }: Props) {
  const wiring = useFieldControl(rest)
  return (
    <textarea
      dir="auto"
      {...rest}
      {...wiring}
      rows={rows}
      className={classes(
        inputClasses,
        readOnlyClasses,
        'resize-none py-3 leading-normal field-sizing-content max-h-80',
        isReading && 'font-serif !text-[1.125rem]',
        className,
      )}
    />
  )
}
