import { writeFileSync } from 'node:fs'
import { execa } from 'execa'
import { print } from '../support/problem.ts'

const FILE = 'sbom.cdx.json'

/** Writes the software bill of materials (CycloneDX) of the lock file, including development dependencies. */
export async function run() {
  const { stdout } = await execa('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'])
  const { components }: { components: unknown[] } = JSON.parse(stdout)
  writeFileSync(FILE, `${stdout}\n`)
  print(`${FILE}: ${components.length} components`)
}
