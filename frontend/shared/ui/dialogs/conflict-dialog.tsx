import { t } from '#locales/conflict.ts'
import type { Difference } from '../../lib/forms/conflict.ts'
import { Button } from '../button.tsx'
import { buttonRowClass } from '../button-row.ts'
import { cx } from '../cx.ts'
import { Dialog } from './dialog.tsx'

interface ConflictDialogProps {
  /** Who saved the current version, and when, if known. */
  text?: string
  differences: readonly Difference[]
  /** Returns to the form without a choice. */
  onClose: () => void
  /** Saves the form's values. */
  onKeep: () => void
  /** Fills the form with the current version. */
  onUse: () => void
  /** Saves the current version with the form's changes applied; omitted if that makes no difference. */
  onMerge?: (() => void) | undefined
}

/** Shows how the form differs from the record, which was changed elsewhere since the form was opened. */
export function ConflictDialog({
  text = t('text'),
  differences,
  onClose,
  onKeep,
  onUse,
  onMerge,
}: ConflictDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('title')}
      description={onMerge ? `${text} ${t('mergeHelp')}` : text}
    >
      <ul aria-label={t('differences')} className="mt-4 divide-y divide-edge">
        {differences.map(({ name, label, mine, current }) => (
          <li key={name} className="py-3">
            <p className="font-semibold">{label}</p>
            <dl className="mt-1.5 grid gap-2 sm:grid-cols-2">
              <Version name={t('mine')} text={mine} />
              <Version name={t('current')} text={current} />
            </dl>
          </li>
        ))}
      </ul>
      <div className={cx(buttonRowClass, 'pt-4')}>
        <Button variant="quiet" onClick={onUse}>
          {t('use')}
        </Button>
        <Button variant={onMerge ? 'quiet' : 'solid'} onClick={onKeep}>
          {t('keep')}
        </Button>
        {onMerge && <Button onClick={onMerge}>{t('merge')}</Button>}
      </div>
    </Dialog>
  )
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className="rounded-control bg-sunken p-3">
      <dt className="text-14 text-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{text.trim() || t('empty')}</dd>
    </div>
  )
}
