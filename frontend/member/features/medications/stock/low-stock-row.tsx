import { linkOptions } from '@tanstack/react-router'
import type { LowStock } from '#contract/now.ts'
import { t } from '#locales/medications.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { formatUnitCount, fullName } from '#member/shared/lib/health/medication-text.ts'
import { NowRow } from '#member/shared/ui/now-row.tsx'
import { fromToday, isoDay } from '#shared/lib/format/format.ts'
import { dialogSearch } from '../medications-parameters.ts'

/** A medication with low stock; links to its refill. */
export function LowStockRow({ medication }: { medication: LowStock }) {
  const { id, form, stock } = medication
  return (
    <NowRow
      service="stock"
      title={titleOf(medication)}
      link={linkOptions({
        to: '/app/medications/$medicationId',
        params: { medicationId: id },
        search: dialogSearch('refill'),
        // Closing the dialog returns to this page.
        state: { dialogs: 1 },
      })}
      text={t(stock.units === 1 ? 'now.leftOne' : 'now.left', { units: formatUnitCount(stock.units, form) })}
    />
  )
}

function titleOf(medication: LowStock): string {
  const { dosesLeft, lastsUntil } = medication.stock
  const name = fullName(medication)
  if (dosesLeft === 0) return t('now.out', { name })
  if (!lastsUntil) return t('now.low', { name })
  return t('now.lasts', { name, when: fromToday(noonOf(lastsUntil), noonOf(isoDay(Date.now())), 'UTC') })
}
