/** Thrown to send the stored answer of an earlier request with the same Idempotency-Key. */
export class ReplayedAnswer extends Error {
  readonly status: number
  readonly answer: unknown
  constructor(status: number, answer: unknown) {
    super('answered before')
    this.status = status
    this.answer = answer
  }
}
