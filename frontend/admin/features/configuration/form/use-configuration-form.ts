import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { type Configuration, configurationSchema } from '#contract/company.ts'
import { adminCompanyApi, answer } from '#shared/lib/api/clients.ts'
import { problemOf } from '#shared/lib/api/connection.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { configurationQuery } from '../configuration-query.ts'
import { t } from '../configuration-texts.ts'
import {
  type Draft,
  inputOf,
  isSame,
  mergeOf,
  startOf,
  type Values,
  valuesOf,
} from './configuration-values.ts'

function areValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && 'cardTexts' in value && 'holidays' in value
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'base' in value &&
    areValues(value.base) &&
    'values' in value &&
    areValues(value.values)
  )
}

/** What is typed over the configuration that it began from, and what becomes of it. */
export function useConfigurationForm(loaded: Configuration, administratorId: string) {
  const client = useQueryClient()
  const [draft] = useState(() => draftOf<Draft>(administratorId, 'configuration'))
  const [start] = useState(() => startOf(draft.read(isDraft), loaded))
  /** What the form was filled with. */
  const [base, setBase] = useState({ version: start.draft.version, values: start.draft.base })
  const [values, setValues] = useState(start.draft.values)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  /** What somebody else saved since. */
  const [theirs, setTheirs] = useState(start.outdated ? loaded : undefined)
  const [merged, setMerged] = useState(false)
  const dirty = !isSame(values, base.values)

  useEffect(() => {
    if (dirty) draft.write({ version: base.version, base: base.values, values })
    else draft.clear()
  }, [dirty, draft, base, values])

  function restart(from: { version: number; values: Values }, over?: Values) {
    setBase(from)
    setValues(over ?? from.values)
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
      void client.invalidateQueries({ queryKey: queryKeys.company })
      restart(startOf(undefined, saved).draft)
      toast({ variant: 'success', title: t('save.saved'), description: t('save.savedText') })
    },
    async onError(error) {
      if (!(error instanceof ApiError)) return setProblem(problemOf(error))
      if (error.code === 'configuration_changed') {
        const present = await client
          .fetchQuery({ ...configurationQuery, staleTime: 0 })
          .catch(() => undefined)
        if (present) return setTheirs(present)
      }
      setErrors(error.fields)
      setProblem(problemOf(error))
    },
  })

  return {
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
    forget: () => draft.clear(),
    takeTheirs: () => theirs && restart(startOf(undefined, theirs).draft),
    merge: () =>
      theirs && restart(startOf(undefined, theirs).draft, mergeOf(values, base.values, valuesOf(theirs))),
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
