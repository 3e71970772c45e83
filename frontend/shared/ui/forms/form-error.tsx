import { useSignals } from '@preact/signals-react/runtime'
import { Notice } from '../feedback/notice.tsx'
import { type Live, textOf } from './live.ts'

/** The error of the whole form; renders nothing without a message. */
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
