import { Combobox } from '@base-ui/react/combobox'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { useState } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { preview } from '#domain/board/rules/cards.ts'
import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { classes } from '#web/ui/classes.ts'
import { inputClasses } from '#web/ui/forms/inputClasses.ts'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { itemClasses } from '#web/ui/overlays/popupClasses.ts'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { stages } from '../cards/CardStage.tsx'
import { pickQuery } from '../cards/queries.ts'

type Props = { onPick: (card: Card) => void; label?: string; inputRef?: RefObject<HTMLInputElement | null> }

/** The 50 cards changed last, narrowed by title or description as one types (K95). */
export function CardPicker({ onPick, label = 'Find a card', inputRef }: Props) {
  const [words, setWords] = useState('')
  const search = useDebounced(words.trim(), 200)
  const { data, isError, isPending, refetch } = useQuery(pickQuery(search))
  const cards = data?.cards ?? []
  return (
    <Combobox.Root
      inline
      open
      items={cards}
      filter={null}
      value={null}
      autoHighlight
      inputValue={words}
      onInputValueChange={(next, details) => {
        if (details.reason === 'input-change' || details.reason === 'input-clear') setWords(next)
      }}
      onValueChange={(card: Card | null) => {
        if (card) onPick(card)
      }}
      itemToStringLabel={(card: Card) => card.title}
    >
      <div className="relative">
        <Search
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute top-[13px] left-3.5 text-ink-3"
        />
        <Combobox.Input
          ref={inputRef}
          aria-label={label}
          placeholder="Title or description"
          className={classes(inputClasses, 'h-11 pl-10')}
        />
      </div>
      <div className="mt-3 h-[min(26rem,52dvh)]">
        {isError ? (
          <SectionError title={boardTexts.listFailed} onRetry={() => void refetch()}>
            Your cards are safe. Only the list didn't load.
          </SectionError>
        ) : (
          <>
            <Combobox.Empty className="px-2.5 py-3 text-body-s text-ink-3 empty:hidden">
              {isPending ? null : search ? boardUiTexts.noMatch : boardUiTexts.emptyColumn}
            </Combobox.Empty>
            <Combobox.List aria-label="Cards" className="max-h-full overflow-y-auto overscroll-contain">
              {(card: Card) => (
                <Combobox.Item
                  key={card.id}
                  value={card}
                  className={classes(itemClasses, 'items-start gap-3 py-2.5')}
                >
                  <StageMark
                    stage={stages[card.status]}
                    isHot={card.status === 'in_progress'}
                    className="mt-1.5"
                  />
                  <span className="min-w-0 flex-1">
                    <span dir="auto" className="block truncate font-[560]">
                      {card.title}
                    </span>
                    <span className="block truncate text-caption text-ink-3">
                      {preview(card.description)}
                    </span>
                  </span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </>
        )}
      </div>
    </Combobox.Root>
  )
}
