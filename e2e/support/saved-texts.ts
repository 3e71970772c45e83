import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

/** Chooses a saved text: the first five are buttons, the others are in a list. */
async function chooseSavedText(form: Locator, name: string) {
  const texts = form.getByRole('group', { name: 'Texto salvo' })
  await expect(texts).toContainText(name)
  const option = texts.getByRole('option', { name })
  if ((await option.count()) === 0) return texts.getByRole('button', { name }).click()
  await texts.getByLabel('Outros textos salvos').selectOption({ label: (await option.textContent()) ?? '' })
}

/** In the panel: saves the field's text, applies it over another text, renames it and deletes it from the list. */
export async function saveAndReuseText(page: Page, rejection: Locator, field: Locator) {
  const written = await field.inputValue()
  const name = `Texto ${crypto.randomUUID().slice(0, 8)}`
  await rejection.getByRole('button', { name: 'Salvar este texto' }).click()
  const saving = page.getByRole('region', { name: 'Novo texto' })
  await expect(saving.getByLabel('Nome do texto')).toBeFocused()
  await saving.getByRole('button', { name: 'Salvar texto' }).click()
  await expect(saving.getByText('Dê um nome ao texto')).toBeVisible()
  await expect(saving.getByLabel('Nome do texto')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await saving.getByLabel('Nome do texto').fill(name)
  await saving.getByRole('button', { name: 'Salvar texto' }).click()
  await expect(saving).toBeHidden()
  // Enter rejects with the saved text.
  await expect(rejection.locator('[type=submit]')).toBeFocused()

  await field.fill('Outras palavras.')
  await chooseSavedText(rejection, name)
  await expect(field).toHaveValue(written)
  await rejection.getByRole('button', { name: 'Voltar ao meu texto' }).click()
  await expect(field).toHaveValue('Outras palavras.')
  await chooseSavedText(rejection, name)

  await rejection.getByRole('button', { name: 'Editar textos salvos' }).click()
  const list = page.getByRole('region', { name: 'Textos salvos' })
  await list.getByRole('button', { name: `Editar o texto ${name}` }).click()
  const editing = page.getByRole('region', { name: 'Editar texto' })
  await editing.getByLabel('Nome do texto').fill(`${name} novo`)
  await editing.getByRole('button', { name: 'Salvar texto' }).click()
  await list.getByRole('button', { name: `Excluir o texto ${name} novo` }).click()
  const deletion = page.getByRole('region', { name: `Excluir o texto “${name} novo”?` })
  await deletion.getByRole('button', { name: 'Excluir texto' }).click()
  await expect(list).toBeVisible()
  await expect(list.getByText(name)).toHaveCount(0)
  await list.getByRole('button', { name: 'Voltar', exact: true }).click()
  await expect(field).toHaveValue(written)
}
