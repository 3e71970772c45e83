import { useSyncExternalStore } from 'react'

/** Known to Chromium alone. */
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

/** Once, when the page starts: the browser tells a single time, often before any screen stands. */
export function watchForInstallation(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    // Without this the browser shows a bar of its own, over the tab bar.
    event.preventDefault()
    change(event)
  })
  addEventListener('appinstalled', () => change(undefined))
}

/** Asks the browser to install; it takes one question for each event. */
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
