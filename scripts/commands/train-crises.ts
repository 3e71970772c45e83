import { writeFileSync } from 'node:fs'

const FILE = 'frontend/locales/pt/crisis-weights.ts'

/** Writes the weights by which the assistant recognises a danger. Run it after each change to the lists of phrases. */
export async function run() {
  const { weightsFile } = await import('../support/train-crises.ts')
  writeFileSync(FILE, weightsFile())
}
