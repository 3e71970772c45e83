/** An error that whoever runs the command can fix: printed as one sentence, without a stack trace. */
export class Problem extends Error {
  override name = 'Problem'
}

export function print(line = '') {
  process.stdout.write(`${line}\n`)
}
