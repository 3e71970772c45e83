import { cx } from '../../../shared/ui/cx.ts'
import { ChatFailed } from './chat-failed.tsx'
import type { ChatSource } from './chat-source.ts'
import { chatTexts as t } from './chat-texts.ts'
import { FrameSkeleton } from './frame-skeleton.tsx'
import { useChatFrame } from './use-chat-frame.ts'

/**
 * The same for whoever answers. `allow-same-origin` leaves a page the origin that it has: without it no chat keeps a
 * conversation or gets a microphone. A link leads out of the frame only where the person pressed it.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

interface ChatFrameProps {
  source: ChatSource
  phone: string | null
  onRetry: () => void
}

export function ChatFrame({ source, phone, onRetry }: ChatFrameProps) {
  const { state, onLoad } = useChatFrame(source)
  if (state === 'failed') return <ChatFailed phone={phone} onRetry={onRetry} />
  return (
    <div className="relative h-full">
      <iframe
        src={source.url}
        title={source.host === null ? t('assistant.frame') : t('external.frame', { host: source.host })}
        allow={`microphone ${source.origin}`}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={(event) => onLoad(event.currentTarget)}
        className={cx('size-full', state === 'opening' && 'opacity-0')}
      />
      {state === 'opening' && <FrameSkeleton />}
    </div>
  )
}
