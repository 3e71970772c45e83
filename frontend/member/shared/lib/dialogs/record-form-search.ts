/** Search parameters of the dialog with a record's form. Their names appear in the URL. */
export interface RecordFormSearch {
  /** Set while the form for a new record is open. */
  registrar?: 1
  /** The id of the record whose form is open. */
  editar?: string
}

/** Reads the URL's parameters. A new record takes precedence over an existing one. */
export function recordFormSearch({
  registrar: add,
  editar: edit,
}: Record<string, unknown>): RecordFormSearch {
  if (Number(add) === 1) return { registrar: 1 }
  return typeof edit === 'string' && edit !== '' ? { editar: edit } : {}
}
