import { reset, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { type Note, noteSchema } from '#contract/notes.ts'
import { t } from '#locales/person.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { onFormKey } from '../workbench/panel-form.tsx'
import { focusPanel } from '../workbench/record-keys.ts'
import { useSaveNote } from './use-notes.ts'

const valuesSchema = v.object({ text: v.string() })
type Values = v.InferOutput<typeof valuesSchema>

const valuesOf = ({ text }: Note): Values => ({ text })
const fields = { text: { label: t('notes.change') } }
const isDraft = fits(valuesSchema)

interface NoteFormProps {
  personId: string
  administratorId: string
  /** The note to edit; omitted for a new one. */
  note?: Note
  onDone?: () => void
}

/**
 * Ctrl+Enter saves; Escape cancels an edit. Both leave the field, so that the next key is the screen's. The draft
 * survives a failed request and an ended session. Text typed into a note that was deleted meanwhile can be saved as a
 * new one.
 */
export function NoteForm({ personId, administratorId, note, onDone }: NoteFormProps) {
  useSignals()
  const [draft] = useState(() => draftOf<Values>(administratorId, `note:${note?.id ?? personId}`))
  const [initialValues] = useState(() => draft.read(isDraft) ?? { text: note?.text ?? '' })
  const [form, { Form }] = useForm<Values>({ initialValues, validate: valiForm(noteSchema) })
  const [problem, setProblem] = useState<string>()
  const [isGone, setGone] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const save = useSaveNote(personId, isGone ? undefined : note)
  const opened = useOpened({ record: note, valuesOf, draft, isValues: isDraft })
  const edit = useRecordEdit({ form, opened, valuesOf, fields, draft })
  useDraft(form, draft, opened)
  const isChange = note !== undefined
  useEffect(() => {
    if (isChange) element.current?.querySelector('textarea')?.focus()
  }, [isChange])

  function leave() {
    draft.clear()
    onDone?.()
  }

  async function submit(values: Values) {
    setProblem(undefined)
    try {
      const json = v.parse(noteSchema, values)
      await edit.save(json, (options) => save.mutateAsync({ json, options }))
      reset(form, { initialValues: { text: '' } })
      leave()
      if (!note && document.activeElement === element.current?.querySelector('textarea')) focusPanel()
    } catch (error) {
      if (note && !isGone && error instanceof ApiError && error.status === 404) setGone(true)
      else if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <div ref={element}>
      <Form
        onSubmit={submit}
        onKeyDown={onFormKey(note ? leave : focusPanel)}
        aria-label={t(note ? 'notes.change' : 'notes.new')}
        className="grid gap-2"
      >
        <FormError message={problem ?? (isGone ? t('notes.gone') : undefined)} />
        <TextAreaField
          of={form}
          name="text"
          label={t(note ? 'notes.change' : 'notes.new')}
          help={note ? undefined : t('notes.help')}
          rows={2}
        />
        <div className="flex gap-2">
          <Button type="submit" size="sm" variant="quiet" busy={form.submitting.value}>
            {t(isGone ? 'notes.saveAsNew' : 'notes.save')}
          </Button>
          {note && (
            <Button size="sm" variant="ghost" onClick={leave}>
              {t('notes.cancel')}
            </Button>
          )}
        </div>
      </Form>
      {/* Outside the form, which would otherwise hear the dialog's keys. */}
      {edit.dialog}
    </div>
  )
}
