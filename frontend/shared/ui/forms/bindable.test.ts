import { type FormStore, useForm } from '@modular-forms/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DatePickerField } from './date-picker-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

type Values = { name: string; kind: 'a' | 'b'; day: string; rows: { dose: string }[]; isUrgent: boolean }

const initialValues: Values = {
  name: 'Ana',
  kind: 'b',
  day: '2026-03-04',
  rows: [{ dose: '5 mg' }],
  isUrgent: true,
}

function Screen({ fields }: { fields: (form: FormStore<Values>) => ReactNode }) {
  const [form] = useForm<Values>({ initialValues })
  return fields(form)
}
const inForm = (fields: (form: FormStore<Values>) => ReactNode) =>
  renderToStaticMarkup(createElement(Screen, { fields }))

// Named types: the compiler does not always infer them while it checks a part of the project again.
const Text = TextField<Values, undefined>
const Password = PasswordField<Values, undefined>
const Select = SelectField<Values, undefined>
const Day = DatePickerField<Values, undefined>

it('takes the name and the value of a field from its form', () => {
  const label = 'Nome'
  const options = [{ value: 'b', label: 'B' }]
  expect(inForm((of) => createElement(Text, { of, name: 'name', label }))).toMatch(
    /<label for="(.+?)".*>Nome<\/label>.*<input id="\1".* name="name" value="Ana"/,
  )
  expect(inForm((of) => createElement(Text, { of, name: 'rows.0.dose', label }))).toContain('"5 mg"')
  expect(inForm((of) => createElement(Password, { of, name: 'name', label }))).toContain('value="Ana"')
  expect(inForm((of) => createElement(Select, { of, name: 'kind', label, options }))).toContain(
    '<option value="b" selected=""',
  )
  expect(inForm((of) => createElement(Day, { of, name: 'day', label }))).toContain('"04/03/2026"')
})

it('takes its own value where there is no form', () => {
  const field = createElement(TextField, { label: 'Nome', name: 'name', value: 'Bia', error: 'Curto' })
  expect(renderToStaticMarkup(field)).toMatch(/aria-describedby="(.+?)".* value="Bia".*id="\1".*Curto/)
})

it('only marks a field whose error is spaces', () => {
  const field = renderToStaticMarkup(createElement(TextField, { label: 'Nome', value: '', error: ' ' }))
  expect(field).toContain('aria-invalid="true"')
  expect(field).not.toMatch(/aria-describedby|<p/)
})

it('compiles only with the name of a text of the form, and with either a form or a value', () => {
  const label = 'Nome'
  inForm((of) => [
    // @ts-expect-error
    createElement(Text, { key: 1, of, name: 'nome', label }),
    // @ts-expect-error
    createElement(Text, { key: 2, of, name: 'isUrgent', label }),
    // @ts-expect-error
    createElement(Text, { key: 3, of, name: 'name', value: 'Bia', label }),
  ])
  // @ts-expect-error
  createElement(TextField, { name: 'name', label })
})
