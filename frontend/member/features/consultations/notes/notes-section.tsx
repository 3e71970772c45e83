import { Suspense, useId } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { isEditable } from '#domain/consultation-rules.ts'
import { t } from '#locales/consultations.ts'
import { useWaiting } from '#member/shared/lib/waiting/waiting.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { WaitingNotes } from '../form/lazy-forms.ts'

interface NotesSectionProps {
  consultation: Consultation
  /** The accessible name of a button: its label and the consultation. */
  nameOf: (label: string) => string
  onEdit: () => void
  onEditWaiting: (order: number) => void
}

/** The notes of a consultation. Notes that wait for a network replace them; refused ones are shown beside them. */
export function NotesSection({ consultation, nameOf, onEdit, onEditWaiting }: NotesSectionProps) {
  const id = useId()
  const { notes } = consultation
  const waiting = useWaiting('notes').filter(({ body }) => body.consultation.id === consultation.id)
  const mayEdit = isEditable(consultation) && waiting.length === 0
  const isReplaced = waiting.some(({ refused }) => !refused)
  if (!notes && !mayEdit && waiting.length === 0) return null
  const action = t(notes ? 'notes.edit' : 'notes.add')
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{t('form.notes')}</SectionTitle>
      {waiting.length > 0 && (
        <Suspense>
          <WaitingNotes entries={waiting} isWhole onEdit={({ order }) => onEditWaiting(order)} />
        </Suspense>
      )}
      {!isReplaced && (notes || mayEdit) && (
        <Card>
          {notes ? (
            <p className="wrap-anywhere whitespace-pre-line">{notes}</p>
          ) : (
            <p className="text-soft">{t('notes.help')}</p>
          )}
          {mayEdit && (
            <Button
              size="sm"
              variant={notes ? 'quiet' : 'tint'}
              className="mt-3"
              aria-label={nameOf(action)}
              onClick={onEdit}
            >
              {action}
            </Button>
          )}
        </Card>
      )}
    </section>
  )
}
