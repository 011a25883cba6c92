import { useEffect, useRef, useState } from 'react'
import type { BodyBlock, BodyPiece } from '#domain/newsletter/rules/body.ts'
import { issueMinutes, readBody } from '#domain/newsletter/rules/body.ts'
import { readerTexts } from '#domain/newsletter/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'

type Width = '390' | '768' | '1440'

type Props = { subject: string; lead: string; body: string; number: number | null }

/** An issue as it is typed, at the width of a phone, a tablet and a desktop. */
export function IssuePreview({ subject, lead, body, number }: Props) {
  const [width, setWidth] = useState<Width>(() => (matchMedia('(min-width: 768px)').matches ? '768' : '390'))
  const blocks = readBody(body)
  const { box, scale } = useScale(Number(width))
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segments
          label="Width of the preview"
          options={[
            { value: '390', label: 'Phone' },
            { value: '768', label: 'Tablet' },
            { value: '1440', label: 'Desktop' },
          ]}
          value={width}
          onChange={setWidth}
        />
        <span className="text-caption text-ink-3">
          {widthWords(width)}, {readerTexts.minutes(issueMinutes(body))} to read
        </span>
      </div>
      <section
        aria-label="Preview"
        ref={box}
        className="overflow-hidden rounded-panel border border-line bg-sunken"
      >
        <div
          data-theme="light"
          style={{ width: `${width}px`, zoom: scale }}
          className="mx-auto bg-[#f2f4f5] px-3 py-6 text-[#101418]"
        >
          <p className="mx-auto mb-4 max-w-[600px] text-[13px] leading-snug text-[#4b5257]">
            <strong dir="auto" className="block text-[#101418]">
              {subject || 'Subject'}
            </strong>
            <span dir="auto" className="block">
              {lead || 'The sentence under the subject'}
            </span>
          </p>
          <article className="mx-auto max-w-[600px] rounded-[4px] border border-[#d6d9dc] bg-white">
            <div className="px-7 py-8">
              <p className="flex items-center justify-between text-[13px] text-[#5f666b]">
                <Wordmark className="h-5 text-[#101418]" />
                {number === null ? null : readerTexts.number(number)}
              </p>
              <h2
                dir="auto"
                className="mt-8 mb-5 font-serif text-[34px] leading-[1.12] font-normal [overflow-wrap:anywhere]"
              >
                {subject || 'Subject'}
              </h2>
              {blocks.map((block, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: safe because a part has no other name than its place
                <Block key={at} block={block} />
              ))}
              <p className="mt-6 text-[14px] text-[#5f666b]">{readerTexts.answer}</p>
            </div>
            <div className="border-t border-[#d6d9dc] bg-[#f2f4f5] px-7 py-4 text-[13px] leading-relaxed text-[#4b5257]">
              <p>{readerTexts.why}</p>
              <p className="font-semibold text-[#101418]">
                {readerTexts.topics} · {readerTexts.pause} · {readerTexts.unsubscribe}
              </p>
            </div>
          </article>
        </div>
      </section>
    </div>
  )
}

/** By how much a width is made smaller to be seen whole in the room there is. */
function useScale(width: number) {
  const box = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return { box, scale: Math.min(1, room / width) }
}

const widthWords = (width: Width) => `${width} px`

function Block({ block }: { block: BodyBlock }) {
  const look = 'mb-4.5 font-serif text-[18px] leading-[1.56] [overflow-wrap:anywhere]'
  if (block.kind === 'heading')
    return (
      <h3 dir="auto" className="mt-7 mb-2.5 text-[17px] leading-snug font-semibold">
        {block.text}
      </h3>
    )
  if (block.kind === 'list')
    return (
      <ul className="mb-5 grid list-disc gap-2 text-[16px]">
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: safe because a line has no other name than its place
          <li key={at} dir="auto" className="ms-5.5">
            <Pieces of={item} />
          </li>
        ))}
      </ul>
    )
  if (block.kind === 'quote')
    return (
      <blockquote dir="auto" className={classes(look, 'border-s-2 border-[#aab0b5] ps-4')}>
        <Pieces of={block.pieces} />
      </blockquote>
    )
  return (
    <p dir="auto" className={look}>
      <Pieces of={block.pieces} />
    </p>
  )
}

const Pieces = ({ of }: { of: readonly BodyPiece[] }) =>
  of.map(({ text, href, isStrong }, at) => {
    const key = `${at} ${text}`
    if (href)
      return (
        <a key={key} href={href} target="_blank" rel="noreferrer" className="underline underline-offset-3">
          {text}
        </a>
      )
    return isStrong ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>
  })
