import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { headsIn, readManifest, withLogs } from '../support/log-sources.ts'
import { comparedWith, verifyLogs } from '../support/log-verification.ts'
import { Problem, print } from '../support/problem.ts'
import { readSettings } from '../support/settings.ts'

/**
 * Verifies the audit and access logs against their seals and the heads noted outside the database. Options: `--remote`
 * for the deployment, `--heads FILE` for heads from an e-mail, `--manifest FILE` for a signed removal, `--key FILE` for
 * the manifests' public key.
 */
export async function run(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      remote: { type: 'boolean', default: false },
      heads: { type: 'string', multiple: true, default: [] },
      manifest: { type: 'string', multiple: true, default: [] },
      key: { type: 'string' },
    },
  })
  const given = values.heads.flatMap((path) => headsIn(readFileSync(path, 'utf8')))
  const manifests = values.manifest.map(readManifest)
  const publicKey = values.key && readFileSync(values.key, 'utf8')
  await withLogs(readSettings(), values.remote, async (source, noted) => {
    const heads = [...noted, ...given]
    const now = new Date()
    const { lines, isIntact } = await verifyLogs(source, { heads, manifests, publicKey, now })
    for (const line of lines) print(line)
    print(comparedWith(heads))
    if (!isIntact) throw new Problem('The logs are not as they were sealed.')
    if (values.remote && heads.length === 0) throw new Problem('Nothing is proven without a noted head.')
  })
}
