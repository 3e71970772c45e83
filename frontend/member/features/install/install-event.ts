import { useSyncExternalStore } from 'react'

/** Chromium only. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

let waiting: InstallPromptEvent | undefined
const listeners = new Set<() => void>()

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event
}

function change(next: InstallPromptEvent | undefined): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Call once at startup: the browser fires the event only once, often before any screen is mounted. */
export function watchForInstallation(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    // Prevents the browser's own bar, which would cover the tab bar.
    event.preventDefault()
    change(event)
  })
  addEventListener('appinstalled', () => change(undefined))
}

/** Asks the browser to install. Each event allows one prompt. */
export function install(): void {
  const event = waiting
  change(undefined)
  void event?.prompt()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useInstallable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting !== undefined,
    () => false,
  )
}
