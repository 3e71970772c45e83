import { type FormStore, setValue } from '@modular-forms/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Anamnesis } from '#contract/anamnesis.ts'
import { bmiOf } from '#domain/bmi.ts'
import { isLargeChange, isUnlikely, lastOfEarlierDay, likelyWeight } from '#domain/weights.ts'
import { t } from '#locales/anamnesis.ts'
import { useConfirmation } from '#member/shared/lib/forms/use-confirmation.ts'
import { decimal, decimalText } from '#shared/lib/format/format.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { anamnesisHistoryQuery } from './anamnesis-query.ts'
import { type AnamnesisValues, toPayload } from './anamnesis-values.ts'
import { brasiliaDay } from './brasilia-day.ts'

interface Unlikely {
  /** The field with the number that is probably wrong. */
  field: 'weightKg' | 'heightCm'
  weightKg: number
  heightCm: number
  /** The previous weight, from which this one differs a lot. */
  previousKg: number | undefined
  /** The weight with the probably missing comma. */
  likelyKg: number | undefined
}

/** What to ask about valid values; `undefined` if they are plausible. */
function unlikelyIn(values: AnamnesisValues, earlierKg: number | undefined): Unlikely | undefined {
  const { weightKg, heightCm } = toPayload(values)
  if (!isUnlikely(weightKg, heightCm, earlierKg)) return undefined
  const isChanged = isLargeChange(weightKg, earlierKg)
  const isWeightUsual = earlierKg !== undefined && !isChanged
  return {
    field: isWeightUsual ? 'heightCm' : 'weightKg',
    weightKg,
    heightCm,
    previousKg: isChanged ? earlierKg : undefined,
    likelyKg: likelyWeight(weightKg, heightCm, earlierKg),
  }
}

interface Question {
  form: FormStore<AnamnesisValues>
  /** The entry that the form corrects; `undefined` for a new one. */
  entry?: Anamnesis
  /** The newest entry, which the weight is compared with while the history is not loaded. */
  current?: Anamnesis | null
  /** Saves the confirmed or the likely values. */
  save: (values: AnamnesisValues) => void
}

/** Asks, before saving, about a weight or a height that is probably a typing error. */
export function useUnlikelyQuestion({ form, entry, current, save }: Question) {
  const { data: entries = current ? [current] : [] } = useInfiniteQuery(anamnesisHistoryQuery)
  const check = useConfirmation<AnamnesisValues, Unlikely>(save)
  const { asked } = check

  function saveLikely(values: AnamnesisValues, likelyKg: number) {
    const weightKg = decimalText(likelyKg)
    check.close()
    setValue(form, 'weightKg', weightKg, { shouldFocus: false })
    save({ ...values, weightKg })
  }

  return {
    /** Opens the question. Returns false if there is nothing to ask, or these values were confirmed. */
    asks(values: AnamnesisValues): boolean {
      const day = brasiliaDay(entry ? entry.createdAt : Date.now())
      const earlier = lastOfEarlierDay(entries, ({ createdAt }) => brasiliaDay(createdAt), day)
      const question = unlikelyIn(values, earlier?.weightKg)
      return question !== undefined && check.asks(values, question)
    },
    dialog: asked && (
      <UnlikelyDialog
        unlikely={asked.question}
        isNew={!entry}
        open={check.isOpen}
        onClose={check.close}
        onSave={check.confirm}
        onUse={(likelyKg) => saveLikely(asked.values, likelyKg)}
        field={() => findField(form, asked.question.field)}
      />
    ),
  }
}

function findField(form: FormStore<AnamnesisValues>, name: string): HTMLElement | null {
  const field = form.element.peek()?.elements.namedItem(name)
  return field instanceof HTMLElement ? field : null
}

interface UnlikelyDialogProps {
  unlikely: Unlikely
  isNew: boolean
  open: boolean
  onClose: () => void
  onSave: () => void
  onUse: (likelyKg: number) => void
  /** Gets the focus when the dialog closes. */
  field: () => HTMLElement | null
}

function UnlikelyDialog({ unlikely, isNew, open, onClose, onSave, onUse, field }: UnlikelyDialogProps) {
  const { likelyKg } = unlikely
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      needsNetwork
      tone={likelyKg === undefined ? 'solid' : 'quiet'}
      title={titleOf(unlikely)}
      description={textOf(unlikely, isNew)}
      confirmLabel={t('unlikely.save')}
      cancelLabel={t('unlikely.back')}
      finalFocus={field}
      onConfirm={onSave}
    >
      {likelyKg !== undefined && (
        <NetworkButton wide onClick={() => onUse(likelyKg)}>
          {t('unlikely.use', { weight: decimalText(likelyKg) })}
        </NetworkButton>
      )}
    </ConfirmDialog>
  )
}

function titleOf({ field, weightKg, heightCm }: Unlikely): string {
  return field === 'weightKg'
    ? t('unlikely.weight', { weight: decimalText(weightKg) })
    : t('unlikely.height', { height: decimalText(heightCm) })
}

function textOf({ weightKg, heightCm, previousKg }: Unlikely, isNew: boolean): string {
  if (previousKg !== undefined) {
    return t(isNew ? 'unlikely.last' : 'unlikely.earlier', { weight: decimalText(previousKg) })
  }
  return t('unlikely.bmi', {
    weight: decimalText(weightKg),
    height: decimalText(heightCm),
    bmi: decimal(bmiOf(weightKg, heightCm) ?? 0),
  })
}
