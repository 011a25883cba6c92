import { useSyncExternalStore } from 'react'
import type { Theme } from '#domain/accounts/types.ts'
import { browserStorage } from '../storage/browserStorage.ts'
import { openChannel } from './sharedChannel.ts'

// theme.js reads the same key before the first paint.
const key = 'jul.theme'
const watchers = new Set<() => void>()

const channel = typeof window === 'undefined' ? null : openChannel<Theme>('jul.theme', apply)

function apply(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const watcher of watchers) watcher()
}

/** Shows a theme in every tab and remembers it in this browser; the profile keeps it for the person's other ones. */
export function setTheme(theme: Theme) {
  // A browser without storage still shows the theme until it is closed.
  browserStorage.local.set(key, theme === 'system' ? null : theme)
  apply(theme)
  channel?.send(theme)
}

function current(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The chosen theme; `system` follows the device. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, current, () => 'system')
}
