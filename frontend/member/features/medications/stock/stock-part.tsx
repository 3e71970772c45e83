import { useState } from 'react'
import type { Medication } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { formatUnitCount, fullName } from '#member/shared/lib/health/medication-text.ts'
import { useWaiting } from '#member/shared/lib/waiting/waiting.ts'
import { NetworkConfirmDialog } from '#member/shared/ui/dialogs/network-confirm-dialog.tsx'
import { WaitingEntries } from '#member/shared/ui/waiting/waiting-entries.tsx'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { WaitingRefillDialog } from '../medication-dialogs.tsx'
import { formatStock } from '../medication-format.ts'
import { useStopStock } from '../use-change-medication.ts'
import type { PageDialogs } from '../use-page-dialogs.ts'

/** A medication's remaining stock, and how to correct it. */
export function StockPart({ medication, dialogs }: { medication: Medication; dialogs: PageDialogs }) {
  const { stock, kind } = medication
  const name = fullName(medication)
  const drop = useStopStock(medication)
  const [confirming, setConfirming] = useState(false)
  const [order, setOrder] = useState<number>()
  const waiting = useWaiting('refill').filter(({ body }) => body.medication.id === medication.id)
  return (
    <div>
      <WaitingEntries
        entries={waiting}
        name={({ body }) => t('stock.refillName', { units: formatUnitCount(body.units, medication.form) })}
        onEdit={setOrder}
      />
      <WaitingRefillDialog medication={medication} order={order} onClose={() => setOrder(undefined)} />
      <Card>
        <div className="flex items-center justify-between gap-2">
          <h2 className="text-18 font-semibold tracking-tight">{t('stock.title')}</h2>
          {stock?.low && (
            <Badge meaning="attention">{t(stock.dosesLeft === 0 ? 'stock.out' : 'stock.low')}</Badge>
          )}
        </div>
        {stock ? (
          <>
            <p className="tabular-nums">{formatStock(stock, medication.form, isoDay(Date.now()))}</p>
            <p className="text-14 text-soft">
              {stock.dosesLeft === 1 ? t('stock.dosesOne') : t('stock.doses', { count: stock.dosesLeft })}
            </p>
            {stock.lastsUntil === null && stock.dosesLeft > 0 && (
              <p className="text-14 text-soft">
                {t(kind === 'as_needed' ? 'stock.asNeeded' : 'stock.outlasts')}
              </p>
            )}
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                size="sm"
                aria-label={t('stock.refillTitle', { name })}
                onClick={() => dialogs.open('refill')}
              >
                {t('stock.refill')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('stock.changeName', { name })}
                onClick={() => dialogs.open('stock')}
              >
                {t('stock.change')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('stock.stopName', { name })}
                onClick={() => setConfirming(true)}
              >
                {t('stock.stop')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="text-14 text-soft">{t('stock.none')}</p>
            <Button
              size="sm"
              variant="tint"
              className="mt-3"
              aria-label={t('stock.followName', { name })}
              onClick={() => dialogs.open('stock')}
            >
              {t('stock.follow')}
            </Button>
          </>
        )}
        <NetworkConfirmDialog
          act="change"
          open={confirming}
          onOpenChange={setConfirming}
          title={t('stock.stopTitle')}
          description={t('stock.stopText', { name })}
          confirmLabel={t('stock.stop')}
          busy={drop.isPending}
          onConfirm={() => drop.mutate(undefined, { onSettled: () => setConfirming(false) })}
        />
      </Card>
    </div>
  )
}
