import type { ReactNode } from 'react'
import { t } from '#locales/help.ts'
import { unbrokenPhone } from '#member/shared/lib/format/unbroken-phone.ts'
import { Card } from '#shared/ui/card.tsx'

interface HelpTextsProps {
  phone: string | null
  emergencyPhone: string
}

/** The assistant's answers as plain text, for when it cannot open. */
export function HelpTexts({ phone, emergencyPhone }: HelpTextsProps): ReactNode {
  const withPhones = (text: string) =>
    text
      .replaceAll('{{phone}}', phone ? unbrokenPhone(phone) : t('wherePhone'))
      .replaceAll('{{emergencyPhone}}', unbrokenPhone(emergencyPhone))
  return (
    <Card className="mt-3">
      <h2 className="text-18 font-semibold tracking-tight">{t('suggestions')}</h2>
      <div className="mt-1 divide-y divide-edge">
        {Object.entries(t.sentences.articles).map(([id, { question, answer }]) => (
          <details key={id}>
            <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{question}</summary>
            <p className="pb-3 text-soft wrap-break-word">{withPhones(answer)}</p>
          </details>
        ))}
      </div>
    </Card>
  )
}
