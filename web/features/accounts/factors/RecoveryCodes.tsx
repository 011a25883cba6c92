import { Download, Printer } from 'lucide-react'
import { saveText } from '#web/lib/page/saveFile.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** Ten codes, shown once: to keep as a file or on paper. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  function save() {
    const text = `JUL recovery codes. Each one works once.\n\n${codes.join('\n')}\n`
    saveText('jul-recovery-codes.txt', text, 'text/plain')
  }
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-x-4 border-t border-line" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className="border-b border-line py-2.5 font-mono text-body-s font-semibold">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Download} onClick={save}>
          Save as text
        </Button>
        <Button size="small" icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  )
}
