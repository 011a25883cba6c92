import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { matchesPlace, stepPlace } from '#domain/content/rules/quickNavigation.ts'
import { siteTexts, siteUiTexts } from '#domain/content/texts.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { classes } from '#web/ui/classes.ts'
import { tabs } from './tabs.tsx'

type Place = { label: string; to: string; isDocument?: boolean }

function placesFor(me: Me): Place[] {
  return [
    ...tabs.map((tab) => ({ label: tab.label, to: paths.dashboard(tab.id === 'home' ? undefined : tab.id) })),
    { label: 'Mobile console', to: paths.app() },
    ...(me.isStaff ? [{ label: 'VIP', to: paths.vip() }] : []),
    { label: 'Public site', to: paths.home(), isDocument: true },
  ]
}

/** Goes anywhere by typing part of its name; "/" opens it (spec 1 §2). Arrows wrap, Escape closes. */
export function QuickNavigation({ me }: { me: Me }) {
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const listId = useId()
  const found = placesFor(me).filter((place) => matchesPlace(place.label, words))
  const isShown = isOpen && found.length > 0

  useEffect(() => {
    function open(event: globalThis.KeyboardEvent) {
      const target = event.target
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])

  function close() {
    setOpen(false)
    setWords('')
    setAt(0)
    input.current?.blur()
  }

  function go(place: Place | undefined) {
    if (!place) return
    close()
    if (place.isDocument) window.location.assign(place.to)
    else navigate(place.to)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter') go(found[at])
    else if (event.key === 'ArrowDown') setAt(stepPlace(at, 1, found.length))
    else if (event.key === 'ArrowUp') setAt(stepPlace(at, -1, found.length))
    else return
    event.preventDefault()
  }

  return (
    <div className="relative min-w-0 max-md:hidden">
      <label className="flex h-9 items-center gap-2 rounded-control border border-line-strong bg-surface px-2.5 text-ink-3 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus">
        <Search size={16} aria-hidden="true" />
        <span className="sr-only">Quick navigation</span>
        <input
          ref={input}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={isShown ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          value={words}
          placeholder={siteTexts.quickNavigation}
          onChange={(event) => {
            setWords(event.target.value)
            setAt(0)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={press}
          className="min-w-0 flex-1 bg-transparent text-body-s text-ink outline-none placeholder:text-ink-3"
        />
        <kbd className="rounded-[4px] border border-line-strong bg-surface px-[5px] py-px font-sans text-[.6875rem] font-semibold">
          /
        </kbd>
      </label>
      <div
        id={listId}
        role="listbox"
        aria-label="Places"
        hidden={!isShown}
        className="absolute inset-x-0 top-[42px] z-30 rounded-[12px] border border-line bg-raised p-1.5 shadow-lift"
      >
        {found.map((place, index) => (
          <div
            key={place.to}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onPointerDown={(event) => {
              event.preventDefault()
              go(place)
            }}
            className={classes(
              'flex min-h-9 cursor-pointer items-center rounded-chip px-2.5 text-body-s',
              index === at && 'bg-sunken dark:bg-well',
            )}
          >
            {place.label}
          </div>
        ))}
      </div>
      <p
        role="status"
        hidden={!isOpen || found.length > 0}
        className="absolute inset-x-0 top-[42px] z-30 rounded-[12px] border border-line bg-raised px-4 py-3 text-body-s text-ink-2 shadow-lift"
      >
        {isOpen && found.length === 0 ? siteUiTexts.nothingFound : null}
      </p>
    </div>
  )
}
