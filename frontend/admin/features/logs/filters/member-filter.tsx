import { Combobox as Ark, useListCollection } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMemberSearch } from '#admin/shared/lib/member-search/use-member-search.ts'
import type { MemberInList } from '#contract/members.ts'
import { t } from '#locales/admin-logs.ts'
import { cx } from '#shared/ui/cx.ts'
import { controlClass } from '#shared/ui/forms/field-frame.tsx'
import { iconButtonClass } from '#shared/ui/icon-button.tsx'

interface MemberFilterProps {
  /** Name of the filtered user. The URL holds only the id; the name comes with the list's answer. */
  name: string | undefined
  onChange: (id: string) => void
}

/** Suggests users while a name, an e-mail or a card number is typed. */
export function MemberFilter({ name, onChange }: MemberFilterProps) {
  const [typed, setTyped] = useState(name ?? '')
  const { members } = useMemberSearch(typed === name ? '' : typed)
  const { collection, set } = useListCollection<MemberInList>({
    initialItems: [],
    itemToString: ({ fullName }) => fullName,
    itemToValue: ({ id }) => id,
  })
  useEffect(() => setTyped(name ?? ''), [name])
  useEffect(() => set(members), [members, set])
  return (
    <Ark.Root
      collection={collection}
      inputValue={typed}
      onInputValueChange={(details) => setTyped(details.inputValue)}
      value={[]}
      onValueChange={({ value: [id] }) => id && onChange(id)}
      selectionBehavior="preserve"
      openOnClick={false}
      positioning={{ sameWidth: true, gutter: 6 }}
      className="min-w-32 flex-1 basis-32 sm:max-w-52"
    >
      <Ark.Label className="sr-only">{t('person')}</Ark.Label>
      <Ark.Control className="relative">
        <Ark.Input
          className={cx(controlClass, 'placeholder:text-soft', name && 'pr-12')}
          placeholder={t('person')}
          autoComplete="off"
          spellCheck={false}
        />
        {name && (
          <button
            type="button"
            aria-label={t('anyone')}
            className={`${iconButtonClass} absolute! inset-y-0.5 right-0.5`}
            onClick={() => onChange('')}
          >
            <X size={18} aria-hidden />
          </button>
        )}
      </Ark.Control>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className="z-50 max-h-80 overflow-y-auto rounded-control bg-surface p-1 shadow-float data-[empty]:hidden">
            {collection.items.map((member) => (
              <Ark.Item
                key={member.id}
                item={member}
                className="cursor-pointer rounded-small px-3 py-2 data-highlighted:bg-brand-tint"
              >
                <Ark.ItemText className="block font-medium">{member.fullName}</Ark.ItemText>
                <span className="block text-14 break-all text-soft">{member.email}</span>
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
