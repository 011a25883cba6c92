import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { checkCardPatch } from '#domain/board/rules/cards.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { boardPartTexts, boardUiTexts } from '#domain/board/texts.ts'
import { inquiryLimits } from '#domain/inquiries/limits.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'
import { isUnderReview } from './DecisionMenu.tsx'
import { submitDecision } from './mutations.ts'
import { decisionsQuery } from './queries.ts'

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
  const submit = useMutation(submitDecision())
  const { data, isError } = useInfiniteQuery(decisionsQuery(pageOf))
  const all = data?.pages.flatMap((page) => page.decisions) ?? []
  const open = all.filter((each) => each.state === 'pending' && !isUnderReview(each))
  const decision = useOrderId()
  const request = useOrderId()
  const [chosen, setChosen] = useState<string | null>(cardId)
  const [sentId, setSentId] = useState<string | null>(null)
  // A decision that is on the board by now, though what was asked of it is not.
  const [made, setMade] = useState<{ id: string; title: string } | null>(null)
  // Chosen once: another decision that comes in later is not the one that the words are about.
  if (chosen === null && (data || isError)) setChosen(open[0]?.card.id ?? aNewOne)
  const isNew = chosen === aNewOne
  const form = useCheckedForm({
    start: { title: '', body: '' },
    check: ({ title }) => (isNew ? checkCardPatch({ title }, []) : []),
  })

  const send = form.submit(({ title, body }) => {
    if (chosen === null) return
    const named = { title: title.trim() }
    const id = isNew ? decision.of(named) : chosen
    const asked = { cardId: id, ...(body.trim() ? { body: body.trim() } : {}) }
    let isMade = false
    submit.mutate(
      {
        made: isNew ? { id, ...named } : null,
        request: { id: request.of(asked), ...asked },
        onMade: () => {
          isMade = true
        },
      },
      {
        onSuccess: () => setSentId(id),
        // It is what is asked about from here on: other words make no second one.
        onError: () => {
          if (!isMade) return
          setMade({ id, ...named })
          setChosen(id)
        },
      },
    )
  })

  const sent = sentId ? all.find(({ card }) => card.id === sentId) : undefined
  if (sentId) {
    const review = sent?.review
    return (
      <Dialog
        onClose={onClose}
        title={boardUiTexts.reviewAsked}
        size="small"
        footer={
          <Button variant="solid" onClick={onClose}>
            Done
          </Button>
        }
      >
        <p className="font-semibold [overflow-wrap:anywhere]">{sent?.card.title ?? form.read().title}</p>
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
    <FormDialog
      title={boardPartTexts.submitDecision}
      description="Your advisor reviews it and replies before you decide."
      action="Submit"
      busyLabel="Submitting"
      isBusy={submit.isPending}
      isDisabled={me.isDemo || chosen === null}
      onSubmit={send}
      isDirty={sentId === null && form.isDirty}
      onClose={onClose}
    >
      {me.isDemo ? (
        <p className="flex items-center gap-2 text-body-s text-ink-2">
          <StageMark stage="square" size={8} isHot />
          {inquiryTexts.notInDemo}
        </p>
      ) : null}
      {chosen === null ? (
        <Loading label="Loading decisions">
          <Skeleton className="h-16" />
        </Loading>
      ) : (
        <Field label="Decision">
          <Select
            value={chosen}
            unlisted={chosen === made?.id ? made.title : 'The decision you opened'}
            onChange={setChosen}
            options={[
              ...open.map(({ card }) => ({ value: card.id, label: card.title })),
              { value: aNewOne, label: 'A new decision' },
            ]}
          />
        </Field>
      )}
      {isNew ? (
        <Field label="What needs to be decided" error={form.errorOf('title')}>
          <Input {...form.field('title')} maxLength={boardLimits.titleLength} autoComplete="off" />
        </Field>
      ) : null}
      <Field label="What to review" hint="Optional. Your doubts and open questions.">
        <Textarea isReading rows={4} {...form.field('body')} maxLength={inquiryLimits.body} />
      </Field>
    </FormDialog>
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
