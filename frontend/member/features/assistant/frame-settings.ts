import { ASSISTANT_READY, readSettings } from '#member/shared/lib/assistant-messages.ts'

/**
 * Takes the theme and the phone line from the page around, which alone knows them: this page has no origin, hence
 * no storage and no session. Gives what tells the phone line as last known.
 */
export function followFrame(): () => string | null {
  let phone: string | null = null
  addEventListener('message', ({ source, data }) => {
    const settings = source === parent ? readSettings(data) : undefined
    if (!settings) return
    phone = settings.phone
    const root = document.documentElement
    root.classList.toggle('dark', settings.dark)
    root.classList.toggle('light', !settings.dark)
    if (settings.brand) root.style.setProperty('--brand', settings.brand)
  })
  // Only our own pages can be around this one: its policy says so.
  if (parent !== window) parent.postMessage(ASSISTANT_READY, '*')
  return () => phone
}
