import type { Configuration } from '#contract/company.ts'
import { t } from '#locales/admin-configuration.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { LogoField } from './logo-field.tsx'
import { Part, type PartProps } from './part.tsx'

const HEX = /^#[0-9a-f]{6}$/i

export function IdentityPart({
  values,
  errors,
  onChange,
  configuration,
}: PartProps & { configuration: Configuration }) {
  const colour = values.primaryColor.trim()
  return (
    <Part name="identity">
      <TextField
        name="name"
        label={t('identity.name')}
        help={t('identity.nameHelp')}
        value={values.name}
        error={errors.name ?? ''}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        name="primaryColor"
        label={t('identity.colour')}
        help={t('identity.colourHelp')}
        spellCheck={false}
        value={values.primaryColor}
        error={errors.primaryColor ?? ''}
        onChange={(event) => onChange({ primaryColor: event.target.value })}
        trailing={
          <input
            type="color"
            aria-label={t('identity.pick')}
            value={HEX.test(colour) ? colour.toLowerCase() : '#0b6e69'}
            onChange={(event) => onChange({ primaryColor: event.target.value })}
            className="pointer-events-auto mr-1 size-9 cursor-pointer rounded-small border border-edge-strong bg-surface p-0.5"
          />
        }
      />
      <BrandPreview colour={colour} />
      <LogoField configuration={configuration} />
    </Part>
  )
}
