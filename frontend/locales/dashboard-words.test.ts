import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { eventNames } from '#texts/events.ts'
import * as labels from '#texts/labels.ts'

const screens = new URL('./pt/', import.meta.url)
/** Texts used only by the dashboard, and those it shares with the member app. */
const files = readdirSync(screens).filter((file) => /^(admin|saved-texts|workbench)/.test(file))

it('says "recusar" on the dashboard, and the specified "Rejeitada" only to members', async () => {
  const { memberPolicyStateNames, ...names } = labels
  const texts = await Promise.all(files.map((file) => import(new URL(file, screens).href)))
  expect(texts.length).toBeGreaterThan(8)
  expect(JSON.stringify([...texts.map(({ t }) => t.sentences), names, eventNames])).not.toMatch(/rejei[tç]/i)
  expect(names.policyStateNames.rejected).toBe('Recusada')
  expect(memberPolicyStateNames.rejected).toBe('Rejeitada')
})
