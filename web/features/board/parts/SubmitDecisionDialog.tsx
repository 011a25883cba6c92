import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { checkCardPatch } from '#domain/board/rules/cards.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { boardPartTexts, boardUiTexts } from '#domain/board/texts.ts'
import { inquiryLimits } from '#domain/inquiries/limits.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { useMe } from '#web/lib/session.tsx'
import { toast } from '#web/lib/toast.ts'
import { useUnsaved } from '#web/lib/unsaved.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Select } from '#web/ui/Select.tsx'
import { StageMark } from '#web/ui/StageMark.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { decisionsQuery } from '../queries.ts'
import { isUnderReview } from './DecisionMenu.tsx'
import { requestFailure, useDecisionActions } from './useDecisionActions.ts'
import { useToday } from './useToday.ts'

type Props = {
  /** The decision it was opened from; the person chooses one where it is not given. */
  cardId: string | null
  onClose: () => void
}

const aNewOne = 'new'
const pageOf = 50

/** Asks the advisor to look at a decision before it is taken: which, and what to look at (T-103). */
export function SubmitDecisionDialog({ cardId, onClose }: Props) {
  const me = useMe()
  const today = useToday()
  const actions = useDecisionActions()
  const { data } = useInfiniteQuery(decisionsQuery(pageOf))
  const all = data?.pages.flatMap((page) => page.decisions) ?? []
  const open = all.filter((each) => each.state === 'pending' && !isUnderReview(each))
  // Made once, so that pressing twice and trying again is one decision and one request.
  const [ids] = useState(() => ({ card: crypto.randomUUID(), request: crypto.randomUUID() }))
  const [chosen, setChosen] = useState<string | null>(cardId)
  const [title, setTitle] = useState('')
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [sentId, setSentId] = useState<string | null>(null)
  const words = useUnsaved(sentId === null && (title.trim() !== '' || body.trim() !== ''))
  const close = () => words.leave(onClose)
  const target = chosen ?? open[0]?.card.id ?? aNewOne
  const isNew = target === aNewOne

  async function send() {
    const [found] = isNew ? checkCardPatch({ title }, []) : []
    setProblem(found?.message ?? null)
    if (found) return
    const id = isNew ? ids.card : target
    try {
      if (isNew) await actions.raise({ id, title: title.trim(), description: '' })
      await actions.submit({ id: ids.request, cardId: id, ...(body.trim() ? { body: body.trim() } : {}) })
      setSentId(id)
    } catch (error) {
      toast.error(requestFailure(error))
    }
  }

  const sent = sentId ? all.find(({ card }) => card.id === sentId) : undefined
  if (sentId) {
    const review = sent?.review
    return (
      <Dialog
        open
        onOpenChange={(next) => !next && onClose()}
        title={boardUiTexts.reviewAsked}
        size="small"
        footer={
          <Button variant="solid" onClick={onClose}>
            Done
          </Button>
        }
      >
        <p className="font-semibold [overflow-wrap:anywhere]">{sent?.card.title ?? title}</p>
        <dl className="hairlines mt-3 border-y border-line text-body-s">
          <Fact name="With">{review?.ownerName ?? 'Staff'}</Fact>
          <Fact name="Due">{review?.dueOn ? dayText(review.dueOn, today) : 'Not set yet'}</Fact>
        </dl>
        <p className="mt-3 text-body-s text-ink-2">
          You'll get the answer by email. It also appears under the decision.
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      title={boardPartTexts.submitDecision}
      description="Your advisor reviews it and replies before you decide."
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="solid"
            disabled={me.isDemo}
            isBusy={actions.isBusy}
            busyLabel="Submitting"
            onClick={() => void send()}
          >
            Submit
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {me.isDemo ? (
          <p className="flex items-center gap-2 text-body-s text-ink-2">
            <StageMark stage="square" size={8} isHot />
            {inquiryTexts.notInDemo}
          </p>
        ) : null}
        <Field label="Decision">
          <Select
            value={target}
            onChange={setChosen}
            options={[
              ...open.map(({ card }) => ({ value: card.id, label: card.title })),
              { value: aNewOne, label: 'A new decision' },
            ]}
          />
        </Field>
        {isNew ? (
          <Field label="What needs to be decided" error={problem}>
            <Input
              value={title}
              maxLength={boardLimits.titleLength}
              autoComplete="off"
              onChange={(event) => {
                setTitle(event.target.value)
                setProblem(null)
              }}
            />
          </Field>
        ) : null}
        <Field label="What to review" hint="Optional. Your doubts and open questions.">
          <Textarea
            isReading
            rows={4}
            value={body}
            maxLength={inquiryLimits.body}
            onChange={(event) => setBody(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid min-h-11 grid-cols-[72px_minmax(0,1fr)] items-center gap-3">
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
