import { createListCollection } from '@ark-ui/react/collection'
import { Listbox as Ark } from '@ark-ui/react/listbox'
import { useNavigate } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { type Ref, useId, useRef, useState } from 'react'
import { useMemberSearch } from '#admin/shared/lib/member-search/use-member-search.ts'
import { EmailText } from '#admin/shared/ui/email-text.tsx'
import { SEARCH_MAX } from '#contract/members.ts'
import { fold } from '#shared/lib/format/fold.ts'
import { cx } from '#shared/ui/cx.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { Spinner } from '#shared/ui/feedback/spinner.tsx'
import { controlClass } from '#shared/ui/forms/field-frame.tsx'
import { destinations } from './destinations.ts'
import { t } from './shell-texts.ts'

interface FinderDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Searches screens and members; Enter opens the highlighted result. */
export function FinderDialog({ open, onOpenChange }: FinderDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('finder.title')}
      size="sm"
      initialFocus={() => field.current}
    >
      <Finder field={field} onFollow={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Finder({ field, onFollow }: { field: Ref<HTMLInputElement>; onFollow: () => void }) {
  const fieldId = useId()
  const [text, setText] = useState('')
  const { members, isError, isPending } = useMemberSearch(text)
  const navigate = useNavigate()
  const query = fold(text.trim())
  const screens = destinations
    .filter(({ label }) => fold(label).startsWith(query))
    .map(({ to, label, icon }) => ({ id: to, to, label, icon, detail: '' }))
  const users = members.map(({ id, fullName, email }) => ({
    id,
    to: '',
    label: fullName,
    icon: UserRound,
    detail: email,
  }))
  const collection = createListCollection({
    items: [...screens, ...users],
    itemToValue: ({ id }) => id,
    itemToString: ({ label }) => label,
  })
  const open = (id: string) => {
    const result = collection.find(id)
    if (!result) return
    onFollow()
    void (result.to ? navigate({ to: result.to }) : navigate({ to: '/membros/$id', params: { id } }))
  }
  const isEmpty = collection.size === 0 && !isPending
  return (
    <Ark.Root collection={collection} loopFocus value={[]} onSelect={({ value }) => open(value)}>
      <label htmlFor={fieldId} className="mb-1.5 block font-medium">
        {t('finder.label')}
      </label>
      <div className="relative">
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
        {isEmpty && (isError ? t('finder.failed') : t('finder.nothing'))}
      </p>
      <Ark.Content
        aria-label={t('finder.places')}
        className="mt-2 grid h-88 max-h-[50dvh] content-start overflow-y-auto outline-none"
      >
        {collection.items.map((result) => (
          <Ark.Item
            key={result.id}
            item={result}
            highlightOnHover
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-1.5 data-highlighted:bg-brand-tint"
          >
            <result.icon size={20} aria-hidden className="flex-none text-soft" />
            <span className="min-w-0">
              <Ark.ItemText className="block font-medium">{result.label}</Ark.ItemText>
              {result.detail && (
                <span className="block text-14 text-soft">
                  <EmailText>{result.detail}</EmailText>
                </span>
              )}
            </span>
          </Ark.Item>
        ))}
      </Ark.Content>
    </Ark.Root>
  )
}
