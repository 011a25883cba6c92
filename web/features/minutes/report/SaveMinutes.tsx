import { FileDown, FileText } from 'lucide-react'
import { useState } from 'react'
import { fileNameOf, minutesDocument } from '#domain/minutes/rules/document.ts'
import { minutesMarkdown } from '#domain/minutes/rules/markdown.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { dayIn } from '#domain/zones.ts'
import { saveFile, saveText } from '#web/lib/page/saveFile.ts'
import { toast } from '#web/lib/page/toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { SessionMinutes } from '../queries.ts'

/** Approved minutes as a file, made in the browser of what it shows: a tagged PDF, or Markdown (K71). */
export function SaveMinutes({ of }: { of: SessionMinutes }) {
  const [isMaking, setMaking] = useState(false)
  const { minutes } = of
  if (!minutes) return null
  const startAt = new Date(of.startAt)
  const day = dayIn(startAt, of.timeZone)
  const document = minutesDocument({ ...minutes, title: of.title, startAt, timeZone: of.timeZone })
  async function savePdf() {
    setMaking(true)
    try {
      const { pdfOf } = await import('./savePdf.ts')
      saveFile(fileNameOf(of.title, day, 'pdf'), await pdfOf(document))
      toast.success(minutesTexts.reportSaved)
    } catch {
      toast.error(minutesTexts.saveReportFailed)
    } finally {
      setMaking(false)
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        icon={FileText}
        isBusy={isMaking}
        busyLabel="Making"
        onClick={() => void savePdf()}
      >
        PDF
      </Button>
      <Button
        variant="quiet"
        icon={FileDown}
        onClick={() => saveText(fileNameOf(of.title, day, 'md'), minutesMarkdown(document), 'text/markdown')}
      >
        Markdown
      </Button>
    </>
  )
}
