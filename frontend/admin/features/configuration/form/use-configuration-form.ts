import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { type Configuration, configurationSchema } from '#contract/company.ts'
import { t } from '#locales/admin-configuration.ts'
import { adminCompanyApi, answer } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { currentIn, ifMatch } from '#shared/lib/api/versions.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { configurationQuery } from '../configuration-query.ts'
import { configurationConflict, conflictMessages } from './configuration-conflict.ts'
import {
  chooseStart,
  type Draft,
  isDraft,
  isSame,
  mergeValues,
  toInput,
  type Values,
  valuesOf,
} from './configuration-values.ts'

/**
 * State of the configuration form: unsaved values on top of the configuration they started from, stored as a draft;
 * saving; and merging when another administrator saved first.
 */
export function useConfigurationForm(loaded: Configuration, administratorId: string) {
  const client = useQueryClient()
  const [draft] = useState(() => draftOf<Draft>(administratorId, 'configuration'))
  const [start] = useState(() => chooseStart(draft.read(isDraft), loaded))
  /** Version and values of the configuration the form started from. */
  const [base, setBase] = useState({ version: start.draft.version, values: start.draft.base })
  const [values, setValues] = useState(start.draft.values)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  /** A configuration that another administrator saved in the meantime. */
  const [theirs, setTheirs] = useState(start.outdated ? loaded : undefined)
  const [merged, setMerged] = useState(false)
  const isDirty = !isSame(values, base.values)

  useEffect(() => {
    if (isDirty) draft.write({ version: base.version, base: base.values, values })
    else draft.clear()
  }, [isDirty, draft, base, values])

  /** Starts the form over from a saved configuration, optionally with merged values on top. */
  function restart(from: { version: number; values: Values }, mergedValues?: Values) {
    setBase(from)
    setValues(mergedValues ?? from.values)
    setErrors({})
    setProblem(undefined)
    setTheirs(undefined)
    setMerged(mergedValues !== undefined)
  }

  const saving = useMutation({
    mutationFn: ({ json, version }: { json: v.InferInput<typeof configurationSchema>; version: number }) =>
      answer(adminCompanyApi.configuration.$put({ json }, ifMatch(version))),
    onSuccess(saved) {
      client.setQueryData(configurationQuery.queryKey, saved)
      void client.invalidateQueries({ queryKey: queryKeys.company })
      // The queue compares its waits with the target.
      void client.invalidateQueries({ queryKey: queryKeys.registrations.all })
      restart(chooseStart(undefined, saved).draft)
      toast({ variant: 'success', title: t('save.saved'), description: t('save.savedText') })
    },
    onError(error) {
      if (!(error instanceof ApiError)) return setProblem(failureText(error))
      const current = currentIn<Configuration>(error)
      if (current) {
        client.setQueryData(configurationQuery.queryKey, current)
        return setTheirs(current)
      }
      setErrors(error.fields)
      setProblem(failureText(error))
    },
  })

  return {
    values,
    errors,
    problem,
    conflict: theirs && { theirs, ...configurationConflict(base.values, values, theirs) },
    merged,
    isDirty,
    isSaving: saving.isPending,
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
    /**
     * Returns to the form, which shows the conflict at its fields; the next save detects it again. Returns the path of
     * the first conflicting field.
     */
    postpone(): string | undefined {
      if (!theirs) return undefined
      const conflicting = conflictMessages(
        configurationConflict(base.values, values, theirs),
        theirs.updatedBy ?? t('somebody'),
      )
      setErrors(conflicting)
      setTheirs(undefined)
      return Object.keys(conflicting)[0]
    },
    keepMine() {
      if (!theirs) return
      const { version, base: saved } = chooseStart(undefined, theirs).draft
      setBase({ version, values: saved })
      setTheirs(undefined)
      saving.mutate({ json: toInput(values), version })
    },
    takeTheirs: () => theirs && restart(chooseStart(undefined, theirs).draft),
    merge: () =>
      theirs &&
      restart(chooseStart(undefined, theirs).draft, mergeValues(values, base.values, valuesOf(theirs))),
    /** Validates and saves. Returns the path of the first field with an error, in which case nothing is sent. */
    submit(): string | undefined {
      const result = v.safeParse(configurationSchema, toInput(values))
      setProblem(undefined)
      if (!result.success) {
        const wrong: Record<string, string> = {}
        for (const issue of result.issues) wrong[v.getDotPath(issue) ?? ''] ??= issue.message
        setErrors(wrong)
        setProblem(t('save.wrong'))
        return Object.keys(wrong)[0]
      }
      setErrors({})
      saving.mutate({ json: toInput(values), version: base.version })
      return undefined
    },
  }
}
