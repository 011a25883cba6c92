import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { filesLeftOut } from '#domain/uploads.ts'
import { toast } from '#web/lib/page/toast.ts'
import { Button } from '../buttons/Button.tsx'
import { classes } from '../classes.ts'

type Props = {
  label: string
  /** What the choice of files is called where it is read aloud. */
  inputLabel: string
  /** Above the button, where there is room for it. */
  title?: string
  hint: string
  /** Extensions without a dot. */
  extensions: readonly string[]
  many?: boolean
  isSmall?: boolean
  onFiles: (files: readonly File[]) => void
  children?: ReactNode
}

/** Takes files by drop or by choice. */
export function DropZone({
  label,
  inputLabel,
  title,
  hint,
  extensions,
  many = false,
  isSmall = false,
  onFiles,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const most = many ? 20 : 1
  function take(files: FileList | null) {
    const all = [...(files ?? [])]
    if (all.length > most) toast.info(filesLeftOut(most))
    onFiles(all.slice(0, most))
  }
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      className={classes(
        'grid gap-3 rounded-panel border border-dashed border-line-strong px-5',
        isSmall ? 'py-3.5 print:hidden' : 'justify-items-center py-9 text-center',
        isOver && 'border-solid border-ink bg-heat-tint',
      )}
    >
      {isSmall ? null : (
        <>
          <FileUp size={24} aria-hidden="true" className="text-ink-3 print:hidden" />
          <div>
            {title ? <p className="font-semibold">{title}</p> : null}
            <p className="mt-0.5 text-body-s text-ink-2 print:hidden">{hint}</p>
          </div>
        </>
      )}
      <input
        ref={input}
        type="file"
        multiple={many}
        accept={extensions.map((each) => `.${each}`).join(',')}
        className="sr-only"
        tabIndex={-1}
        aria-label={inputLabel}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <div className={classes('flex flex-wrap items-center gap-x-3 gap-y-2', !isSmall && 'justify-center')}>
        <Button
          variant={isSmall ? 'line' : 'solid'}
          size={isSmall ? 'small' : 'default'}
          icon={isSmall ? FileUp : undefined}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {isSmall ? <span className="min-w-0 text-caption text-ink-3">{hint}</span> : null}
        {children}
      </div>
    </section>
  )
}
