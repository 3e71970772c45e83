/** An administrator who took a waiting record, or could take one. */
export interface Colleague {
  id: string
  fullName: string
}
