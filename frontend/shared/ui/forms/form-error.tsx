import { useSignals } from '@preact/signals-react/runtime'
import { Notice } from '../feedback/notice.tsx'
import { type Live, textOf } from './live.ts'

/** What went wrong with the whole form; nothing while there is no message. */
export function FormError({ message, title }: { message: Live; title?: string }) {
  useSignals()
  const text = textOf(message)
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <Notice meaning="problem" title={title}>
          {text}
        </Notice>
      )}
    </div>
  )
}
