import { useRef } from 'react'
import { cx } from '../../../shared/ui/cx.ts'
import { ChatFailed } from './chat-failed.tsx'
import type { ChatSource } from './chat-source.ts'
import { chatTexts as t } from './chat-texts.ts'
import { FrameSkeleton } from './frame-skeleton.tsx'
import { useAssistant } from './use-assistant.ts'
import { useChatFrame } from './use-chat-frame.ts'

/** For whoever answers: a link leads out of the frame only where the person pressed it. */
const SANDBOX =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'
/**
 * Leaves a page the origin that it has. Without it no chat of another origin keeps a conversation or gets a
 * microphone; with it our own page could reach ours, so it goes without.
 */
const EXTERNAL_SANDBOX = `${SANDBOX} allow-same-origin`

interface ChatFrameProps {
  source: ChatSource
  phone: string | null
  onRetry: () => void
}

export function ChatFrame({ source, phone, onRetry }: ChatFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, show } = useChatFrame(source)
  const external = source.host !== null
  useAssistant(frame, { enabled: !external, phone, onReady: show })
  if (state === 'failed') return <ChatFailed phone={phone} onRetry={onRetry} />
  return (
    <div className="relative h-full">
      <iframe
        ref={frame}
        src={source.url}
        title={source.host === null ? t('assistant.frame') : t('external.frame', { host: source.host })}
        allow={`microphone ${source.origin}`}
        sandbox={external ? EXTERNAL_SANDBOX : SANDBOX}
        referrerPolicy="no-referrer"
        {...(external && { onLoad: show })}
        className={cx('size-full', state === 'opening' && 'opacity-0')}
      />
      {state === 'opening' && <FrameSkeleton />}
    </div>
  )
}
