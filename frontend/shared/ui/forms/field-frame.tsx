import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ui } from '#locales/ui.ts'
import { cx } from '../cx.ts'
import { type Live, textOf } from './live.ts'

export interface FieldTexts {
  label: string
  help?: ReactNode
  /** Only spaces mark the field without a text. */
  error?: Live
  /** Adds "(opcional)" to the label. */
  optional?: boolean
}

export const controlClass = cx(
  'block w-full min-h-12 rounded-control border border-edge-strong bg-surface px-3.5 py-2 text-ink',
  'aria-invalid:border-problem aria-invalid:shadow-[0_0_0_1px_var(--problem)]',
)

/** Ids and ARIA attributes that connect a control with its label, help and error. */
export function fieldAttributes(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const message = textOf(error)
  const describedBy = cx(Boolean(help) && `${id}-help`, message.trim() && `${id}-error`)
  return { id, 'aria-invalid': message !== '' || undefined, 'aria-describedby': describedBy || undefined }
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={`${id}-error`} className="flex gap-1.5 text-14 font-medium text-problem">
      <CircleAlert size={18} aria-hidden className="mt-px" />
      {children}
    </p>
  )
}

export function FieldLabel({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className="font-normal text-soft"> ({ui.optional})</span>}
    </>
  )
}

export function FieldFrame({
  id,
  label,
  help,
  error,
  optional,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  const message = textOf(error).trim()
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="justify-self-start font-medium">
        <FieldLabel label={label} optional={Boolean(optional)} />
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="text-14 text-soft">
          {help}
        </p>
      )}
      {message && <FieldError id={id}>{message}</FieldError>}
    </div>
  )
}
