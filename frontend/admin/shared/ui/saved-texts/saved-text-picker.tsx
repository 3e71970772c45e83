import { useSignals } from '@preact/signals-react/runtime'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RejectionText } from '#contract/rejection-texts.ts'
import { t } from '#locales/saved-texts.ts'
import { cx } from '#shared/ui/cx.ts'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { useShortcutsSwitch } from '../../lib/shortcuts.ts'
import { KeyHint } from '../key-cap.tsx'
import { reasonsOf, type SavedTextKind, useSavedTexts } from './saved-texts.ts'

/** Number of saved texts that number keys choose: 1 to 5. */
const KEYED_TEXTS = 5

interface SavedTextPickerProps {
  kind: SavedTextKind
  reason: Live
  text: Live
  /** `typed` is the text being replaced; empty if that was a saved text itself. */
  onChoose: (saved: RejectionText, typed: string) => void
  /** Opens the form of a new saved text. */
  onWrite: () => void
}

/**
 * The saved texts: the first five as buttons with number keys that work anywhere in the form, the others in a list. The
 * buttons are a single Tab stop, with the arrow keys between them. Says how to get texts if there are none.
 */
export function SavedTextPicker({ kind, reason, text, onChoose, onWrite }: SavedTextPickerProps) {
  useSignals()
  const { data = [], isSuccess } = useSavedTexts(kind)
  const [on] = useShortcutsSwitch()
  const group = useRef<HTMLFieldSetElement>(null)
  /** Id of the text whose button had the focus last. */
  const [stop, setStop] = useState<string>()
  const current = textOf(text)
  const chosenReason = textOf(reason)
  const keyed = data.slice(0, KEYED_TEXTS)
  const tabStop = keyed.find(({ id }) => id === stop) ?? keyed[0]
  const others = data.slice(KEYED_TEXTS)
  const isChosen = (saved: RejectionText) => saved.text === current && saved.reason === chosenReason
  const choose = (saved: RejectionText) =>
    onChoose(saved, data.some((known) => known.text === current) ? '' : current)

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const isTyping =
      event.target instanceof Element && event.target.matches('textarea, select, input:not([type=radio])')
    const saved = isTyping || !/^[1-5]$/.test(event.key) ? undefined : keyed[Number(event.key) - 1]
    if (!saved) return
    event.preventDefault()
    choose(saved)
  })
  const hasTexts = data.length > 0
  // A layout effect, so that the number keys work as soon as the texts are visible.
  useLayoutEffect(() => {
    const form = group.current?.form
    if (!on || !hasTexts || !form) return
    form.addEventListener('keydown', press)
    return () => form.removeEventListener('keydown', press)
  }, [on, hasTexts])

  if (!hasTexts) return isSuccess && <NoTexts hasKeys={on} onWrite={onWrite} />
  return (
    <fieldset ref={group} className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-1.5">
      <legend className="mb-1.5 font-medium">{t('choose')}</legend>
      <div role="toolbar" aria-label={t('choose')} className="contents">
        {keyed.map((saved, index) => (
          <button
            key={saved.id}
            type="button"
            data-saved-text
            tabIndex={saved === tabStop ? 0 : -1}
            aria-pressed={isChosen(saved)}
            {...(on && { 'aria-keyshortcuts': String(index + 1) })}
            className={cx(
              'flex min-h-11 items-center gap-2.5 rounded-control border px-3 py-1 text-left text-14 font-medium transition-colors',
              isChosen(saved) ? 'border-brand bg-brand-tint' : 'border-edge hover:bg-sunken',
            )}
            onFocus={() => setStop(saved.id)}
            onKeyDown={(event) => {
              const next = siblingAt(event.currentTarget, event.key)
              if (!(next instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
              event.preventDefault()
              next.focus()
            }}
            onClick={() => choose(saved)}
          >
            {on && <KeyHint>{String(index + 1)}</KeyHint>}
            <span className="min-w-0 wrap-anywhere">{saved.name}</span>
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <div className="col-span-full">
          <SelectField
            label={t('others')}
            emptyLabel={t('none')}
            options={others.map((saved) => {
              const label = reasonsOf[kind].find(({ value }) => value === saved.reason)?.label
              return { value: saved.id, label: label ? `${saved.name} · ${label}` : saved.name }
            })}
            value={others.find(isChosen)?.id ?? ''}
            onChange={({ target }) => {
              const saved = others.find(({ id }) => id === target.value)
              if (saved) choose(saved)
            }}
          />
        </div>
      )}
    </fieldset>
  )
}

/** The button that an arrow key leads to. `null` for other keys, before the first button and after the last one. */
function siblingAt(button: Element, key: string): Element | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return button.nextElementSibling
  if (key === 'ArrowLeft' || key === 'ArrowUp') return button.previousElementSibling
  return null
}

function NoTexts({ hasKeys, onWrite }: { hasKeys: boolean; onWrite: () => void }) {
  return (
    <div className="rounded-control bg-sunken px-3.5 pt-3 text-14">
      <p>
        {t('noneYet')} {hasKeys && t('noneYetKeys', { keys: KEYED_TEXTS })}
      </p>
      <button type="button" className={textLinkClass} onClick={onWrite}>
        {t('writeFirst')}
      </button>
    </div>
  )
}
