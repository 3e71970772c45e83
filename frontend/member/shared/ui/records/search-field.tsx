import { Search } from 'lucide-react'
import { HISTORY_SEARCH_MAX } from '#contract/history.ts'
import type { TypedSearch } from '#member/shared/lib/records/use-typed-search.ts'
import { TextInput } from '#shared/ui/forms/text-input.tsx'

interface SearchFieldProps {
  label: string
  help: string
  typed: TypedSearch
  readOnly: boolean
}

/** Searches the page's list while the member types. */
export function SearchField({ label, help, typed: { text, setText }, readOnly }: SearchFieldProps) {
  return (
    <search className="min-w-[min(100%,15rem)] flex-1 lg:max-w-128">
      <TextInput
        label={label}
        help={help}
        type="search"
        name="busca"
        maxLength={HISTORY_SEARCH_MAX}
        value={text}
        readOnly={readOnly}
        onChange={(event) => setText(event.currentTarget.value)}
        trailing={<Search size={20} aria-hidden />}
      />
    </search>
  )
}
