/** What the person at the keyboard can understand and mend: printed as one sentence, without a stack. */
export class Problem extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence)
    this.name = 'Problem'
  }
}

/** @param {string} line */
export function say(line = '') {
  process.stdout.write(`${line}\n`)
}
