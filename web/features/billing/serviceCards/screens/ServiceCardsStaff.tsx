import { useMutation, useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useState } from 'react'
import type { StaffServiceCard } from '#contract/billing/serviceCards.ts'
import { cardPrice } from '#domain/billing/rules/serviceCards.ts'
import { cardLocationNames, ctaTypeNames, serviceCardTexts } from '#domain/billing/rules/serviceCardTexts.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { EditCardDialog } from '../EditCardDialog.tsx'
import { moveServiceCard } from '../mutations.ts'
import { NewCardDialog } from '../NewCardDialog.tsx'
import { staffCardsQuery } from '../queries.ts'

/** The catalogue as staff write it: every service in its order, those that are not shown too (K12, T-042). */
export function ServiceCardsStaff() {
  const query = useQuery(staffCardsQuery())
  const [open, setOpen] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  useLiveRefresh('billing')
  const opened = query.data?.cards.find((card) => card.id === open)
  return (
    <>
      <PageTitle
        title={serviceCardTexts.title}
        lead={query.data ? leadOf(query.data.cards) : 'What the site and the consoles offer.'}
      >
        <Button variant="solid" icon={Plus} onClick={() => setAdding(true)}>
          New service
        </Button>
      </PageTitle>
      <Panel className="overflow-hidden">
        <h2 className="sr-only">Services in their order</h2>
        <List
          of={query}
          items={(data) => data.cards}
          empty={<Empty title="No services yet">Add the first one.</Empty>}
        >
          {(cards) => (
            <PanelRows>
              {cards.map((card, at) => (
                <Row key={card.id} card={card} at={at} cards={cards} onOpen={() => setOpen(card.id)} />
              ))}
            </PanelRows>
          )}
        </List>
      </Panel>
      {isAdding ? <NewCardDialog onClose={() => setAdding(false)} /> : null}
      {opened ? <EditCardDialog key={opened.id} card={opened} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

type RowProps = {
  card: StaffServiceCard
  at: number
  cards: readonly StaffServiceCard[]
  onOpen: () => void
}

function Row({ card, at, cards, onOpen }: RowProps) {
  const move = useMutation(moveServiceCard())
  const price = cardPrice(card)
  const to = (afterId: string | null) => move.mutate({ id: card.id, afterId })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 md:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <button
            type="button"
            onClick={onOpen}
            className="min-w-0 text-left font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline max-md:min-h-11"
          >
            {card.title}
          </button>
          {card.problems.length > 0 ? (
            <Badge tone="danger">Hidden: needs repair</Badge>
          ) : card.isActive ? null : (
            <Badge tone="outline">Not shown</Badge>
          )}
          {card.badgeText ? <Badge>{card.badgeText}</Badge> : null}
        </p>
        <p className="text-caption text-ink-3">
          {[
            cardLocationNames[card.location],
            card.sectionType === 'main' ? null : card.sectionType,
            ctaTypeNames[card.ctaType],
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        {card.problems.map(({ field, message }) => (
          <p key={`${field}${message}`} className="text-caption text-danger-text">
            {message}
          </p>
        ))}
      </div>
      <span className="font-semibold tnum">{price.text}</span>
      <Button size="small" onClick={onOpen} aria-label={`Edit ${card.title}`}>
        Edit
      </Button>
      <div className="flex gap-1">
        <MoveButton
          icon={ArrowUp}
          label={`Move ${card.title} up`}
          isEnd={at === 0}
          isBusy={move.isPending}
          onMove={() => to(cards[at - 2]?.id ?? null)}
        />
        <MoveButton
          icon={ArrowDown}
          label={`Move ${card.title} down`}
          isEnd={at === cards.length - 1}
          isBusy={move.isPending}
          onMove={() => to(cards[at + 1]?.id ?? null)}
        />
      </div>
    </li>
  )
}

type MoveProps = {
  icon: LucideIcon
  label: string
  isEnd: boolean
  isBusy: boolean
  onMove: () => void
}

/** Keeps the focus while a step is stored and at the end of the list, so that a card goes on by the same key. */
function MoveButton({ icon, label, isEnd, isBusy, onMove }: MoveProps) {
  return (
    <IconButton
      icon={icon}
      size="small"
      label={label}
      className={isEnd ? 'text-ink-3' : undefined}
      aria-disabled={isEnd || isBusy || undefined}
      onClick={() => isEnd || isBusy || onMove()}
    />
  )
}

function leadOf(cards: readonly StaffServiceCard[]): string {
  const shown = cards.filter((card) => card.isActive && card.problems.length === 0).length
  return `${shown} shown, ${cards.length - shown} not shown. Changes reach the cards on the site within two seconds. Prices in its other texts stay as they are.`
}
