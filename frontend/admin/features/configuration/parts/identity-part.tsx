import { t } from '#locales/admin-configuration.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { LogoField } from './logo-field.tsx'
import { Part, type PartProps } from './part.tsx'

const HEX = /^#[0-9a-f]{6}$/i

export function IdentityPart({ values, field, onChange, configuration }: PartProps) {
  const colour = values.primaryColor.trim()
  return (
    <Part name="identity">
      <TextField {...field('name')} label={t('identity.name')} help={t('identity.nameHelp')} />
      <TextField
        {...field('primaryColor')}
        label={t('identity.colour')}
        help={t('identity.colourHelp')}
        spellCheck={false}
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
