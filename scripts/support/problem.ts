/** An error that the user of the command can fix: printed as one sentence, without a stack trace. */
export class Problem extends Error {
  override name = 'Problem'
}

export const print = (line: string) => console.log(line)
