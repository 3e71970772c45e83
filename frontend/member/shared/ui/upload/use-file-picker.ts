import { type ChangeEvent, useRef } from 'react'
import { t as filesTexts } from '#locales/files.ts'
import { ACCEPTED } from '#shared/lib/files/file-rules.ts'
import { toast } from '#shared/ui/feedback/toast.ts'

const PHOTO_TYPES = 'image/jpeg,image/png'

/**
 * Chooses one file, for a new row or, with `select(row)`, for an existing one. Render `<input {...inputProps} />`, and
 * `<input {...photoInputProps} />` where `takePhoto` is offered.
 */
export function useFilePicker<Row>(choose: (file: File, row?: Row) => void) {
  const input = useRef<HTMLInputElement>(null)
  const photoInput = useRef<HTMLInputElement>(null)
  const row = useRef<Row>(undefined)
  const selectButton = useRef<HTMLButtonElement>(null)

  /** Uses the first of the dropped or chosen files and announces that the others are ignored. */
  function takeFiles(files: readonly File[], target?: Row) {
    const [first] = files
    if (!first) return
    if (files.length > 1) toast({ title: filesTexts('upload.several') })
    choose(first, target)
    selectButton.current?.scrollIntoView({ block: 'nearest' })
  }

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    takeFiles([...(currentTarget.files ?? [])], row.current)
    // Without this, choosing the same file again after a cancel fires no change event.
    currentTarget.value = ''
  }

  return {
    selectButton,
    takeFiles,
    select(target?: Row) {
      row.current = target
      input.current?.click()
    },
    /** Opens the camera, on devices that have one. */
    takePhoto(target?: Row) {
      row.current = target
      photoInput.current?.click()
    },
    inputProps: { ref: input, type: 'file', accept: ACCEPTED, hidden: true, onChange },
    photoInputProps: {
      ref: photoInput,
      type: 'file',
      accept: PHOTO_TYPES,
      capture: 'environment',
      hidden: true,
      onChange,
    },
  } as const
}
