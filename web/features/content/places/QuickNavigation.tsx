import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { stepPlace } from '#domain/content/rules/quickNavigation.ts'
import { siteTexts, siteUiTexts } from '#domain/content/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { late } from '#web/ui/states/late.tsx'
import type { ConsolePlace, Found } from './types.ts'

const PlaceList = late(async () => (await import('./PlaceList.tsx')).PlaceList)

type Props = {
  /** The screens of the surface it stands on; the rest of the list is the same everywhere (T-162). */
  screens: readonly ConsolePlace[]
  /** Opened by itself, for a sheet; "/" opens it elsewhere. */
  isAlone?: boolean
  onGone?: () => void
  className?: string
}

/** Goes anywhere by typing part of its name, to cards, sessions and members as well (spec 1 §2, T-162). */
export function QuickNavigation({ screens, isAlone = false, onGone, className }: Props) {
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(isAlone)
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const found = useRef<readonly Found[]>([])
  const goesToFirst = useRef(false)
  const navigate = useNavigate()
  const listId = useId()

  useEffect(() => {
    if (isAlone) return input.current?.focus()
    function open(event: globalThis.KeyboardEvent) {
      const target = event.target
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
      // A screen may have taken the key for a search of its own.
      if (event.defaultPrevented || event.key !== '/' || isTyping) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [isAlone])

  function close() {
    setOpen(isAlone)
    setWords('')
    setAt(0)
    input.current?.blur()
    onGone?.()
  }

  function go(place: Found | undefined) {
    if (!place) return
    close()
    if (place.isDocument) window.location.assign(place.to)
    else navigate(place.to)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { length } = found.current
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter') {
      goesToFirst.current = found.current.length === 0
      go(found.current[at])
    } else if (event.key === 'ArrowDown') setAt(stepPlace(at, 1, length))
    else if (event.key === 'ArrowUp') setAt(stepPlace(at, -1, length))
    else return
    event.preventDefault()
  }

  return (
    <div className={classes('relative min-w-0', className)}>
      <label
        className={classes(
          'flex items-center gap-2 rounded-control border border-line-strong bg-surface px-2.5 text-ink-3 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus',
          isAlone ? 'h-12' : 'h-9',
        )}
      >
        <Search size={16} aria-hidden="true" />
        <span className="sr-only">Quick navigation</span>
        <input
          ref={input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={100}
          value={words}
          placeholder={siteTexts.quickNavigation}
          onChange={(event) => {
            goesToFirst.current = false
            setWords(event.target.value)
            setAt(0)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            goesToFirst.current = false
            setOpen(isAlone)
          }}
          onKeyDown={press}
          className={classes(
            'min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3',
            isAlone ? 'text-[1rem]' : 'text-body-s',
          )}
        />
        {isAlone ? null : (
          <kbd className="rounded-[4px] border border-line-strong bg-surface px-[5px] py-px font-sans text-[.6875rem] font-semibold">
            /
          </kbd>
        )}
      </label>
      <div
        className={classes(
          'empty:hidden',
          isAlone
            ? 'mt-3'
            : 'absolute inset-x-0 top-[42px] z-30 rounded-[12px] border border-line bg-raised p-1.5 shadow-lift',
        )}
        hidden={!isOpen}
      >
        {isOpen ? (
          <PlaceList
            id={listId}
            words={words}
            screens={screens}
            at={at}
            onPoint={setAt}
            onGo={go}
            found={found}
            goesToFirst={goesToFirst}
            waiting={<p className="h-11" />}
            lost={() => <p className="p-2.5 text-body-s text-ink-2">{siteUiTexts.searchFailed}</p>}
          />
        ) : null}
      </div>
    </div>
  )
}
