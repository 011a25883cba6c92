import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { checkCardDraft } from '#domain/board/rules/cards.ts'
import { boardUiTexts, cardFieldLabels } from '#domain/board/texts.ts'
import { createCard } from '#web/features/board/cards/mutations.ts'
import { halfDateOf } from '#web/lib/forms/halfDate.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { firstStepTexts } from './words.ts'

type Props = {
  isPhone: boolean
  isFounder: boolean
  /** What they joined for; it stands there to be added (T-199). */
  goal: string
}

/** The first card in one line; Enter adds it, and what others began with fills it in. */
export function FirstCardForm({ isPhone, isFounder, goal }: Props) {
  const order = useOrderId()
  const [title, setTitle] = useState(goal)
  const [dueOn, setDueOn] = useState('')
  const due = useRef<HTMLInputElement>(null)
  const [dueProblem, setDueProblem] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const words = useUnsaved(title.trim() !== goal)
  const create = useMutation({ ...createCard(boardUiTexts.created), onSuccess: words.release })

  function add() {
    const [found] = checkCardDraft({ title }, [])
    const half = halfDateOf(due.current)
    setProblem(found?.message ?? null)
    setDueProblem(half)
    if (found || half) return
    const card = { title: title.trim(), ...(dueOn ? { dueOn } : {}) }
    create.mutate({ id: order.of(card), ...card })
  }

  return (
    <form
      noValidate
      className="mt-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!create.isPending) add()
      }}
    >
      <div className="flex flex-wrap items-start gap-2">
        <Field
          label={firstStepTexts.card.title}
          isLabelHidden
          error={problem}
          className="min-w-0 flex-1 basis-64"
        >
          <Input
            dir="auto"
            value={title}
            maxLength={boardLimits.titleLength}
            autoComplete="off"
            onChange={(event) => {
              setTitle(event.target.value)
              setProblem(null)
            }}
          />
        </Field>
        {isPhone ? null : (
          <Field
            label={cardFieldLabels.dueOn}
            isLabelHidden
            error={dueProblem}
            className="w-44 max-sm:w-full"
          >
            <Input
              ref={due}
              type="date"
              min="1900-01-01"
              max="9999-12-31"
              value={dueOn}
              onChange={(event) => {
                setDueOn(event.target.value)
                setDueProblem(null)
              }}
            />
          </Field>
        )}
        <Button
          type="submit"
          variant="hot"
          size="large"
          isBusy={create.isPending}
          busyLabel="Adding"
          className="max-sm:w-full"
        >
          Add card
        </Button>
      </div>
      {isFounder ? (
        <p className="mt-2.5 flex flex-wrap items-center gap-2 text-caption text-ink-2">
          <span className="max-md:hidden">{firstStepTexts.often}</span>
          {firstStepTexts.suggestions.map((each) => (
            <Button key={each} size="small" onClick={() => setTitle(each)}>
              {each}
            </Button>
          ))}
        </p>
      ) : null}
    </form>
  )
}
