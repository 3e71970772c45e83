import { useLocation } from '@tanstack/react-router'
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react'
import {
  type ConfigurationSection,
  configurationSections,
  configurationTitles,
} from '#admin/shared/lib/configuration-sections.ts'
import type { Configuration } from '#contract/company.ts'
import { Card } from '#shared/ui/card.tsx'
import { whenDialogsClosed } from '#shared/ui/dialogs/open-dialogs.ts'
import type { Values } from '../form/configuration-values.ts'

type TextName = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values]

/** Props of every part of the form. `errors` maps a field's path (`cardTexts.about`) to its message. */
export interface PartProps {
  configuration: Configuration
  values: Values
  errors: Record<string, string>
  onChange: (change: Partial<Values>) => void
  field: ReturnType<typeof textFields>
}

/** Returns the props of the field for a text. */
export const textFields =
  ({ values, errors, onChange }: Pick<PartProps, 'values' | 'errors' | 'onChange'>) =>
  (name: TextName) => ({
    name,
    value: values[name],
    error: errors[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
  })

interface PartFrameProps {
  name: ConfigurationSection
  intro?: string
  children: ReactNode
}

/** Takes the focus if the URL names it, at every visit. */
export function Part({ name, intro, children }: PartFrameProps) {
  const id = configurationSections[name]
  const heading = useRef<HTMLHeadingElement>(null)
  const visit = useLocation({
    select: ({ hash, state }) => (hash === id ? (state.__TSR_key ?? 'first') : undefined),
  })
  useEffect(() => {
    if (!visit) return undefined
    return whenDialogsClosed(() => {
      heading.current?.scrollIntoView()
      heading.current?.focus({ preventScroll: true })
    })
  }, [visit])
  return (
    <Card>
      <h2 ref={heading} id={id} tabIndex={-1} className="scroll-mt-16 text-18 font-semibold">
        {configurationTitles[name]}
      </h2>
      {intro && <p className="mt-1 text-14 text-soft">{intro}</p>}
      <div className="@container mt-4 grid gap-4">{children}</div>
    </Card>
  )
}
