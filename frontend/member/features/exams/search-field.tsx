import { getRouteApi } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SEARCH_MAX } from '../../../../worker/contract/exams.ts'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { examsTexts as t } from './exams-texts.ts'

const route = getRouteApi('/_app/app/exams/')
const PAUSE_MS = 300

/** Looks while one types; the words stand in the address. */
export function SearchField() {
  const { busca = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const [typed, setTyped] = useState(busca)
  const [known, setKnown] = useState(busca)
  // "Limpar busca" and the browser's "back" change the words from outside.
  if (known !== busca) {
    setKnown(busca)
    if (typed.trim() !== busca) setTyped(busca)
  }

  useEffect(() => {
    const words = typed.trim()
    if (words === busca) return
    const timer = setTimeout(() => {
      void navigate({
        search: ({ busca: _busca, ...rest }) => ({ ...rest, ...(words && { busca: words }) }),
        replace: true,
        resetScroll: false,
      })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, busca, navigate])

  return (
    <search className="min-w-60 flex-1 md:max-w-112">
      <TextField
        label={t('search.label')}
        help={t('search.help')}
        type="search"
        name="busca"
        autoComplete="off"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        trailing={<Search size={20} aria-hidden />}
      />
    </search>
  )
}
