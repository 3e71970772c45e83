import { panelBodyClass } from '#admin/shared/ui/workbench/panel.tsx'
import { t } from '../registrations-texts.ts'
import { RejectionForm, type RejectionFormProps } from '../rejection/rejection-form.tsx'

/** The form that rejects all selected registrations with the same text. */
export function BulkRejection(props: Omit<RejectionFormProps, 'draftName'>) {
  const { registrations } = props
  return (
    <section className="min-h-0 flex-1 lg:overflow-y-auto" aria-labelledby="bulk-rejection">
      <div className={panelBodyClass}>
        <h2 id="bulk-rejection" className="text-18 font-bold tracking-tight">
          {t('rejection.titleMany', { count: registrations.length })}
        </h2>
        <p className="mt-1 mb-4 text-14 text-soft">{t('rejection.introMany')}</p>
        <RejectionForm key={registrations.map(({ id }) => id).join(' ')} draftName="many" {...props} />
      </div>
    </section>
  )
}
