import { draftOf } from '#shared/lib/forms/draft.ts'

interface ChosenFileName {
  fileName: string
}

function isChosenFileName(value: unknown): value is ChosenFileName {
  return (
    typeof value === 'object' && value !== null && 'fileName' in value && typeof value.fileName === 'string'
  )
}

let chosen: { memberId: string; form: string; file: File } | undefined

/**
 * The file that a member has chosen but not sent. Held in memory, so it survives a change of screen but not a reload.
 * Its name is stored as a draft: the end of a session clears drafts, and a file without its draft is dropped.
 */
export function chosenFileOf(memberId: string, form: string) {
  const nameDraft = draftOf<ChosenFileName>(memberId, form)
  return {
    read(): File | undefined {
      if (chosen?.memberId === memberId && chosen.form !== form) return undefined
      const isCurrent =
        chosen?.memberId === memberId && nameDraft.read(isChosenFileName)?.fileName === chosen.file.name
      if (!isCurrent) chosen = undefined
      return chosen?.file
    },
    /** The name of a chosen file that was lost in a reload. */
    lostName(): string | undefined {
      return this.read() ? undefined : nameDraft.read(isChosenFileName)?.fileName
    },
    write(file: File | undefined): void {
      chosen = file && { memberId, form, file }
      if (file) nameDraft.write({ fileName: file.name })
      else nameDraft.clear()
    },
  }
}
