/** Search parameters of the dialog with a record's form. Their names appear in the URL. */
export interface RecordFormSearch {
  /** Set while the form for a new record is open. */
  registrar?: 1
  /** The id of the record whose form is open. */
  editar?: string
  /** The order of the waiting entry whose form is open. */
  espera?: number
}

/** Reads the URL's parameters. A new record takes precedence over an existing one, and that over a waiting one. */
export function recordFormSearch({
  registrar: add,
  editar: edit,
  espera: waiting,
}: Record<string, unknown>): RecordFormSearch {
  if (Number(add) === 1) return { registrar: 1 }
  if (edit === undefined && Number.isInteger(waiting)) return { espera: Number(waiting) }
  return typeof edit === 'string' && edit !== '' ? { editar: edit } : {}
}
