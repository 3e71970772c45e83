import { Link } from '@tanstack/react-router'
import type { Medication } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { fullName } from '#member/shared/lib/health/medication-text.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { formatStock, groupOf } from '../medication-format.ts'
import { dialogSearch } from '../medications-parameters.ts'

/** The active medications with low stock, each with a link to its refill. */
export function StockNotice({ medications }: { medications: readonly Medication[] }) {
  const low = medications.filter((medication) => medication.stock?.low && groupOf(medication) === 'active')
  if (low.length === 0) return null
  return (
    <div className="mb-4">
      <Notice meaning="attention" title={t('stock.lowTitle')}>
        <ul className="mt-1 grid gap-1">
          {low.map((medication) => (
            <li key={medication.id} className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0">
                {t('stock.lowLine', {
                  name: fullName(medication),
                  text: medication.stock
                    ? formatStock(medication.stock, medication.form, isoDay(Date.now()))
                    : '',
                })}
              </span>
              <Link
                to="/app/medications/$medicationId"
                params={{ medicationId: medication.id }}
                search={dialogSearch('refill')}
                // Closing the dialog returns to this page.
                state={{ fromList: true, dialogs: 1 }}
                className={buttonClass({ size: 'sm', variant: 'ghost', className: '-ml-4 sm:ml-0' })}
                aria-label={t('stock.refillTitle', { name: fullName(medication) })}
              >
                {t('stock.refill')}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
