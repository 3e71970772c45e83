import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type Configuration, configurationSchema } from '../../../../worker/contract/company.ts'
import { adminCompanyApi, answer } from '../../../shared/lib/api.ts'
import { problemOf } from '../../../shared/lib/connection.ts'
import { draftOf } from '../../../shared/lib/draft.ts'
import { ApiError } from '../../../shared/lib/errors.ts'
import { keys } from '../../../shared/lib/query.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { configurationQuery } from './configuration-query.ts'
import { t } from './configuration-texts.ts'
import { inputOf, isSame, mergeOf, type Values, valuesOf } from './configuration-values.ts'

interface Draft {
  version: number
  values: Values
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null &&
    'cardTexts' in value.values &&
    'holidays' in value.values
  )
}

/** What is typed over the configuration that it began from, and what becomes of it. */
export function useConfigurationForm(loaded: Configuration, administratorId: string) {
  const client = useQueryClient()
  const [draft] = useState(() => draftOf<Draft>(administratorId, 'configuration'))
  const [base, setBase] = useState(loaded)
  const [values, setValues] = useState(() => {
    const kept = draft.read(isDraft)
    return kept?.version === loaded.version ? kept.values : valuesOf(loaded)
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  /** What somebody else saved since. */
  const [theirs, setTheirs] = useState<Configuration>()
  const [merged, setMerged] = useState(false)
  const dirty = !isSame(values, valuesOf(base))

  useEffect(() => {
    if (dirty) draft.write({ version: base.version, values })
    else draft.clear()
  }, [dirty, draft, base.version, values])

  function restart(from: Configuration, over?: Values) {
    setBase(from)
    setValues(over ?? valuesOf(from))
    setErrors({})
    setProblem(undefined)
    setTheirs(undefined)
    setMerged(over !== undefined)
  }

  const saving = useMutation({
    mutationFn: (json: v.InferInput<typeof configurationSchema>) =>
      answer(adminCompanyApi.configuration.$put({ json })),
    onSuccess(saved) {
      client.setQueryData(configurationQuery.queryKey, saved)
      void client.invalidateQueries({ queryKey: keys.company })
      restart(saved)
      toast({ variant: 'success', title: t('save.saved'), description: t('save.savedText') })
    },
    async onError(error) {
      if (!(error instanceof ApiError)) return setProblem(problemOf(error))
      if (error.code === 'configuration_changed') {
        setTheirs(await client.fetchQuery({ ...configurationQuery, staleTime: 0 }).catch(() => undefined))
        return
      }
      setErrors(error.fields)
      setProblem(problemOf(error))
    },
  })

  return {
    base,
    values,
    errors,
    problem,
    theirs,
    merged,
    dirty,
    saving: saving.isPending,
    change(part: Partial<Values>) {
      setValues((before) => ({ ...before, ...part }))
      setErrors((before) => {
        const touched = Object.keys(part)
        return Object.fromEntries(
          Object.entries(before).filter(([path]) => !touched.some((name) => path.split('.')[0] === name)),
        )
      })
    },
    discard: () => restart(base),
    takeTheirs: () => theirs && restart(theirs),
    merge: () => theirs && restart(theirs, mergeOf(values, valuesOf(base), valuesOf(theirs))),
    /** Names the first wrong field, if one is, and sends nothing then. */
    submit(): string | undefined {
      const result = v.safeParse(configurationSchema, inputOf(values, base.version))
      setProblem(undefined)
      if (!result.success) {
        const wrong: Record<string, string> = {}
        for (const issue of result.issues) wrong[v.getDotPath(issue) ?? ''] ??= issue.message
        setErrors(wrong)
        setProblem(t('save.wrong'))
        return Object.keys(wrong)[0]
      }
      setErrors({})
      saving.mutate(inputOf(values, base.version))
      return undefined
    },
  }
}
