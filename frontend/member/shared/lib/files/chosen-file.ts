import { draftOf } from '#shared/lib/forms/draft.ts'

interface Mark {
  fileName: string
}

function isMark(value: unknown): value is Mark {
  return (
    typeof value === 'object' && value !== null && 'fileName' in value && typeof value.fileName === 'string'
  )
}

let chosen: { memberId: string; form: string; file: File } | undefined

/**
 * The file that a member chose and has not sent, while this page lives: another screen or a session that ended
 * does not lose it. A file cannot be written into a draft, but its name can: a sign-out clears that, and a
 * file without its mark is forgotten.
 */
export function chosenFileOf(memberId: string, form: string) {
  const mark = draftOf<Mark>(memberId, form)
  return {
    read(): File | undefined {
      if (chosen?.memberId === memberId && chosen.form !== form) return undefined
      const kept = chosen?.memberId === memberId && mark.read(isMark)?.fileName === chosen.file.name
      if (!kept) chosen = undefined
      return chosen?.file
    },
    write(file: File | undefined): void {
      chosen = file && { memberId, form, file }
      if (file) mark.write({ fileName: file.name })
      else mark.clear()
    },
  }
}
