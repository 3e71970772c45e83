import { type RefObject, useEffect } from 'react'
import {
  ASSISTANT_READY,
  type AssistantSettings,
  type PhoneLines,
} from '#member/shared/lib/assistant-messages.ts'

function settingsNow({ phone, emergencyPhone }: PhoneLines): AssistantSettings {
  const root = document.documentElement
  return {
    dark: root.classList.contains('dark'),
    brand: root.style.getPropertyValue('--brand') || null,
    phone,
    emergencyPhone,
  }
}

/** Answers the assistant's ready message and sends it every theme change. */
export function useAssistant(
  frame: RefObject<HTMLIFrameElement | null>,
  { enabled, phone, emergencyPhone, onReady }: PhoneLines & { enabled: boolean; onReady: () => void },
) {
  useEffect(() => {
    if (!enabled) return
    // The assistant has an opaque origin, so no target origin can be named. The message holds no secret.
    const tell = () => frame.current?.contentWindow?.postMessage(settingsNow({ phone, emergencyPhone }), '*')
    const hear = ({ source, data }: MessageEvent) => {
      if (data !== ASSISTANT_READY || source !== frame.current?.contentWindow) return
      tell()
      onReady()
    }
    const theme = new MutationObserver(tell)
    theme.observe(document.documentElement, { attributeFilter: ['class', 'style'] })
    addEventListener('message', hear)
    tell()
    return () => {
      theme.disconnect()
      removeEventListener('message', hear)
    }
  }, [frame, enabled, phone, emergencyPhone, onReady])
}
