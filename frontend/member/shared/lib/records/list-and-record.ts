/** The form for a new record, if it has its own page. */
const NEW_RECORD = '/new'

/** Whether one path is a list and the other the page of one of its records. */
export function isBetweenListAndRecord(from: string, to: string): boolean {
  return isRecordOf(to, from) || isRecordOf(from, to)
}

/** Whether the path is a record's page, one segment below the list. */
export function isRecordOf(list: string, path: string): boolean {
  const isBelow = /^\/app\/[^/]+$/.test(list) && path.slice(0, path.lastIndexOf('/')) === list
  return isBelow && path !== `${list}${NEW_RECORD}`
}
