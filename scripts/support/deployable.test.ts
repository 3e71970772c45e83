import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { requireDeployable } from './deployable.ts'

const example = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8')
const ready = example
  .replace('00000000-0000-0000-0000-000000000001', '6d1f3ad3-9f4c-4d0c-9a52-0d5b5f0d7c11')
  .replaceAll('.example"', '.com.br"')

describe('requireDeployable', () => {
  it('accepts a configuration with its own database and addresses', () => {
    expect(() => requireDeployable(ready, [])).not.toThrow()
  })

  it('accepts the example for a dry run only', () => {
    expect(() => requireDeployable(example, ['--dry-run'])).not.toThrow()
    expect(() => requireDeployable(example, [])).toThrow('example')
  })

  it.each([
    ['in [vars]', ready.replace('[vars]', '[vars]\nLOCAL = "true"'), []],
    ['in an inline table', `${ready}\nvars = { LOCAL = "true" }`, []],
    ['as a dotted key', `vars.LOCAL = "true"\n${ready}`, []],
    ['as an option', ready, ['--var', 'LOCAL:true']],
    ['in one option', ready, ['--var=LOCAL:true']],
    ['in a dry run', ready.replace('[vars]', '[vars]\nLOCAL = "true"'), ['--dry-run']],
    ['for another local variable', ready, ['--var', 'RATE_LIMIT_SCALE:1000']],
    ['for the clock', ready, ['--var', 'CLOCK_OFFSET_MS:1000']],
  ])('refuses LOCAL %s', (_where, configuration, options) => {
    expect(() => requireDeployable(configuration, options)).toThrow('local use only')
  })
})
