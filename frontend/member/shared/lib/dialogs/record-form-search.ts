/** Search parameters of the dialog with a record's form. The names are those of the address. */
export interface RecordFormSearch {
  /** The form for a new record is open. */
  registrar?: 1
  /** The id of the record whose form is open. */
  editar?: string
}

/** Reads the parameters of an address. A new record takes precedence over an existing one. */
export function recordFormSearch({
  registrar: add,
  editar: edit,
}: Record<string, unknown>): RecordFormSearch {
  if (Number(add) === 1) return { registrar: 1 }
  return typeof edit === 'string' && edit !== '' ? { editar: edit } : {}
}
