import { createListCollection } from '@ark-ui/react/collection'
import { Listbox as Ark } from '@ark-ui/react/listbox'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useState } from 'react'
import { EmailText } from '#admin/shared/ui/email-text.tsx'
import { SEARCH_MAX } from '#contract/members.ts'
import { t } from '#locales/admin.ts'
import { cx } from '#shared/ui/cx.ts'
import { Spinner } from '#shared/ui/feedback/spinner.tsx'
import { controlClass } from '#shared/ui/forms/field-frame.tsx'
import { type Group, useChoices } from './use-choices.ts'
import type { FinderState } from './use-finder.ts'
import { noteRecent, type RecentRecord } from './use-recents.ts'

interface FinderProps {
  finder: FinderState
  recents: readonly RecentRecord[]
}

/** Enter pressed before the records for the text have loaded. */
interface Entered {
  text: string
  /** Id of the choice that had been highlighted explicitly. */
  chosen: string | null
}

export function Finder({ finder: { field, hide, open: isOpen, setText, text }, recents }: FinderProps) {
  const fieldId = useId()
  useLayoutEffect(() => {
    // The focus trap of a closing dialog takes the focus, and that of the opened one takes it back and selects the
    // text, which the next key would replace.
    if (field.current) field.current.select = () => {}
  }, [field])
  const client = useQueryClient()
  const navigate = useNavigate()
  const { groups, isError, isPending } = useChoices(text, recents)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const [entered, setEntered] = useState<Entered>()
  // Changing the text or leaving cancels the Enter.
  if (entered && (entered.text !== text || !isOpen)) setEntered(undefined)
  const collection = createListCollection({
    items: groups.flatMap(({ choices }) => choices),
    itemToValue: ({ id }) => id,
    itemToString: ({ label }) => label,
  })
  const open = (id: string) => {
    const choice = collection.find(id)
    if (!choice) return
    if (choice.record) noteRecent(client, choice.record)
    hide()
    if (typeof choice.way === 'function') choice.way()
    else void navigate(choice.way)
  }
  useEffect(() => {
    if (!entered || isPending) return
    setEntered(undefined)
    if (isError) return
    const id = collection.has(entered.chosen) ? entered.chosen : collection.firstValue
    if (id) open(id)
  })
  // Records for an earlier text are shown until those for this one arrive.
  const keepEnter = (event: KeyboardEvent) => {
    const chosen = collection.find(highlighted)
    if (event.key !== 'Enter' || !isPending || (chosen && !chosen.record)) return
    event.preventDefault()
    event.stopPropagation()
    // The first choice is highlighted automatically.
    setEntered({ text, chosen: highlighted === collection.firstValue ? null : highlighted })
  }
  const isEmpty = collection.size === 0 && !isPending
  return (
    <Ark.Root
      collection={collection}
      loopFocus
      value={[]}
      onSelect={({ value }) => open(value)}
      onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
    >
      <label htmlFor={fieldId} className="mb-1.5 block font-medium">
        {t('finder.label')}
      </label>
      <div className="relative" onKeyDownCapture={keepEnter}>
        <Ark.Input
          ref={field}
          id={fieldId}
          role="combobox"
          aria-expanded={collection.size > 0}
          autoHighlight
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={cx(controlClass, '[&::-webkit-search-cancel-button]:hidden')}
        />
        {isPending && (
          <span className="absolute inset-y-0 right-3 grid place-items-center text-soft">
            <Spinner />
          </span>
        )}
      </div>
      <p role="status" className="text-soft not-empty:mt-2">
        {isError ? t('finder.failed') : isEmpty && t('finder.nothing')}
      </p>
      <Ark.Content
        aria-label={t('finder.places')}
        className="mt-2 grid h-88 max-h-[50dvh] content-start overflow-y-auto outline-none"
      >
        {groups.map((group) => (
          <ChoiceGroup key={group.title} group={group} />
        ))}
      </Ark.Content>
    </Ark.Root>
  )
}

function ChoiceGroup({ group: { choices, title } }: { group: Group }) {
  return (
    <Ark.ItemGroup className="grid">
      <Ark.ItemGroupLabel className="px-3 pt-2 pb-1 text-12 font-semibold text-soft">
        {title}
      </Ark.ItemGroupLabel>
      {choices.map((choice) => (
        <Ark.Item
          key={choice.id}
          item={choice}
          highlightOnHover
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-1.5 data-highlighted:bg-brand-tint"
        >
          <choice.icon size={20} aria-hidden className="flex-none text-soft" />
          <span className="min-w-0">
            <Ark.ItemText className="block font-medium">{choice.label}</Ark.ItemText>
            {choice.detail && (
              <span className="block text-14 text-soft">
                <EmailText>{choice.detail}</EmailText>
              </span>
            )}
          </span>
        </Ark.Item>
      ))}
    </Ark.ItemGroup>
  )
}
