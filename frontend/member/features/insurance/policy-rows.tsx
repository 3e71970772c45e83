import { FileImage, FileText } from 'lucide-react'
import type { Policy } from '#contract/insurance.ts'
import { contentTypeOf, formatFileSize } from '#shared/lib/files/file-rules.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { FileName } from '#shared/ui/file-name.tsx'
import { insuranceTexts as t } from './insurance-texts.ts'
import { PolicyActions } from './policy-actions.tsx'
import { PolicyState } from './policy-state.tsx'

interface RowsProps {
  policies: readonly Policy[]
  onNewFile: (policy?: Policy) => void
  onDelete: (policy: Policy) => void
}

function PolicyFile({ policy }: { policy: Policy }) {
  const Icon = contentTypeOf(policy.fileName).startsWith('image/') ? FileImage : FileText
  return (
    <span className="flex min-w-0 items-start gap-2.5">
      <Icon size={20} aria-hidden className="mt-0.5 text-soft" />
      <span className="min-w-0">
        <span className="block font-semibold">
          <FileName name={policy.fileName} />
        </span>
        <span className="block text-14 font-normal text-soft tabular-nums">
          {formatFileSize(policy.fileSize)}
        </span>
      </span>
    </span>
  )
}

function PolicyNumber({ number }: { number: string | null }) {
  if (number) return <span className="font-medium whitespace-nowrap tabular-nums">{number}</span>
  return (
    <>
      <span aria-hidden>—</span>
      <span className="sr-only">{t('list.noNumber')}</span>
    </>
  )
}

const cell = 'border-t border-edge px-3 py-4 align-top first:pl-4 last:pr-4'

export function PolicyTable({ policies, onNewFile, onDelete }: RowsProps) {
  const columns = [t('list.file'), t('list.number'), t('list.sentAt'), t('list.status')]
  return (
    <div className={cx(cardClass, 'overflow-x-auto')}>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="text-14 text-soft">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-3 font-medium first:pl-4">
                {column}
              </th>
            ))}
            <th scope="col" className="py-3 pr-4 pl-3 text-right font-medium">
              {t('list.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {policies.map((policy) => (
            <tr key={policy.id}>
              <th scope="row" className={cx(cell, 'min-w-36')}>
                <PolicyFile policy={policy} />
              </th>
              <td className={cell}>
                <PolicyNumber number={policy.policyNumber} />
              </td>
              <td className={cx(cell, 'tabular-nums')}>
                <time dateTime={policy.uploadedAt}>{dateAndTime(policy.uploadedAt)}</time>
              </td>
              <td className={cx(cell, 'w-2/5 min-w-48')}>
                <PolicyState policy={policy} onNewFile={onNewFile} />
              </td>
              <td className={cx(cell, 'pt-2.5')}>
                <div className="flex justify-end">
                  <PolicyActions policy={policy} onDelete={() => onDelete(policy)} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function PolicyCards({ policies, onNewFile, onDelete }: RowsProps) {
  return (
    <ul className="grid gap-2.5">
      {policies.map((policy) => (
        <li key={policy.id} className={cx(cardClass, 'p-4')}>
          <div className="flex items-start justify-between gap-2">
            <h3 className="min-w-0">
              <PolicyFile policy={policy} />
            </h3>
            <div className="-mt-2.5 -mr-2">
              <PolicyActions policy={policy} onDelete={() => onDelete(policy)} />
            </div>
          </div>
          <dl className="mt-2 mb-3.5 flex flex-wrap gap-x-6 gap-y-2">
            <div>
              <dt className="text-12 text-soft">{t('list.number')}</dt>
              <dd>
                <PolicyNumber number={policy.policyNumber} />
              </dd>
            </div>
            <div>
              <dt className="text-12 text-soft">{t('list.sentAt')}</dt>
              <dd className="tabular-nums">
                <time dateTime={policy.uploadedAt}>{dateAndTime(policy.uploadedAt)}</time>
              </dd>
            </div>
          </dl>
          <PolicyState policy={policy} onNewFile={onNewFile} />
        </li>
      ))}
    </ul>
  )
}
