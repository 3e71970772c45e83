import { useSyncExternalStore } from 'react'
import { tryStorage } from '../storage.ts'

export const THEME_STORAGE_KEY = 'ui-theme'
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

interface Environment {
  root: { classList: Pick<DOMTokenList, 'toggle'> }
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  prefersDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>
  onStorage: (listener: (event: Pick<StorageEvent, 'key'>) => void) => void
}

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}

export function createThemeStore(fallback: Theme, { root, storage, prefersDark, onStorage }: Environment) {
  const listeners = new Set<() => void>()
  let theme = read()

  function read(): Theme {
    const stored = tryStorage(() => storage().getItem(THEME_STORAGE_KEY))
    return isTheme(stored) ? stored : fallback
  }

  function change(next: Theme): void {
    theme = next
    const dark = theme === 'dark' || (theme === 'system' && prefersDark.matches)
    root.classList.toggle('dark', dark)
    root.classList.toggle('light', !dark)
    for (const listener of listeners) listener()
  }

  change(theme)
  prefersDark.addEventListener('change', () => change(theme))
  onStorage((event) => {
    if (event.key === THEME_STORAGE_KEY || event.key === null) change(read())
  })

  return {
    get: () => theme,
    set(next: Theme): void {
      // If storage is full or blocked, the choice lasts until the page closes.
      tryStorage(() => storage().setItem(THEME_STORAGE_KEY, next))
      change(next)
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type ThemeStore = ReturnType<typeof createThemeStore>

let store: ThemeStore | undefined

/** Call once, before the first render: `system` in the member app, `light` in the dashboard. */
export function startTheme(fallback: Theme): ThemeStore {
  store ??= createThemeStore(fallback, {
    root: document.documentElement,
    storage: () => localStorage,
    prefersDark: matchMedia('(prefers-color-scheme: dark)'),
    onStorage: (listener) => addEventListener('storage', listener),
  })
  return store
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(
    (listener) => startTheme('system').subscribe(listener),
    () => startTheme('system').get(),
    (): Theme => 'system',
  )
  return [theme, (next) => startTheme('system').set(next)]
}
