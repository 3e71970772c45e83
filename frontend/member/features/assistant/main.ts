import './assistant.css'
import { ASSISTANT_READY, type PhoneLines, readSettings } from '#member/shared/lib/assistant-messages.ts'
import { openConversation } from './conversation.ts'

const place = document.getElementById('assistant')
if (!place) throw new Error('#assistant is missing')
openConversation(place, followFrame())

/**
 * Receives theme and phone lines from the embedding page, since this page has no origin and thus no storage
 * or session. Returns a getter for the latest phone lines.
 */
function followFrame(): () => PhoneLines {
  let lines: PhoneLines = { phone: null, emergencyPhone: null }
  addEventListener('message', ({ source, data }) => {
    const settings = source === parent ? readSettings(data) : undefined
    if (!settings) return
    lines = { phone: settings.phone, emergencyPhone: settings.emergencyPhone }
    const root = document.documentElement
    root.classList.toggle('dark', settings.dark)
    root.classList.toggle('light', !settings.dark)
    if (settings.brand) root.style.setProperty('--brand', settings.brand)
  })
  // Only our own pages can embed this one; its CSP says so.
  if (parent !== window) parent.postMessage(ASSISTANT_READY, '*')
  return () => lines
}
