import { type ReactNode, useId } from 'react'
import { t } from '#locales/workbench.ts'

interface MailPreviewProps {
  title: string
  subject: string
  paragraphs: readonly string[]
  /** The team's text in the e-mail: empty while nothing has been written, undefined if the e-mail has none. */
  quote?: string | undefined
  /** What else the person reads. */
  children?: ReactNode
}

/** An e-mail as the person receives it, without its greeting and button. */
export function MailPreview({ title, subject, paragraphs, quote, children }: MailPreviewProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-mail-preview>
      <h3 id={id} className="mb-1.5 font-medium">
        {title}
      </h3>
      <div className="grid gap-1.5 rounded-control bg-sunken p-3.5 text-14 wrap-anywhere">
        <p className="font-semibold">{subject}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {quote ? (
          <blockquote className="border-l-4 border-brand pl-3 whitespace-pre-line">{quote}</blockquote>
        ) : (
          quote === '' && <p className="text-soft">{t('unwritten')}</p>
        )}
      </div>
      {children}
    </section>
  )
}
