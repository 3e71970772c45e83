/** An administrator who took a waiting record, or can. */
export interface Colleague {
  id: string
  fullName: string
}
