import { CircleAlert, CircleCheck } from 'lucide-react'
import { clip, contrast, fromHex } from '#admin/shared/lib/brand-colour-evaluate.ts'
import { makePalette, parseThemes, toHex } from '#admin/shared/lib/brand-palette.ts'
import { t } from '#locales/admin-configuration.ts'
import { decimal } from '#shared/lib/format/format.ts'
import tokens from '#shared/styles/tokens.css?raw'
import { Badge } from '#shared/ui/feedback/badge.tsx'

const themes = parseThemes(tokens)
const previewTokens = [
  '--page',
  '--surface',
  '--ink',
  '--soft',
  '--edge',
  '--brand-solid',
  '--on-brand',
  '--brand-deep',
  '--brand-tint',
  '--panel',
  '--panel-deep',
  '--on-panel',
] as const

/** Pairs of foreground and background tokens, with the minimum contrast ratio of WCAG. */
const pairs = [
  ['button_text', '--on-brand', '--brand-solid', 4.5],
  ['button_edge', '--brand-solid', '--page', 3],
  ['tag_text', '--brand-deep', '--brand-tint', 4.5],
] as const

/** Shows a sample of the app in both themes, in the brand colour being typed. */
export function BrandPreview({ colour }: { colour: string }) {
  const valid = /^#[0-9a-f]{6}$/i.test(colour)
  return (
    <section aria-label={t('preview.title')} className="grid gap-3">
      <h3 className="font-semibold">{t('preview.title')}</h3>
      {valid ? (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <Theme name="light" colour={colour} />
            <Theme name="dark" colour={colour} />
          </div>
          <p className="text-14 text-soft">{t('preview.adjusted')}</p>
        </>
      ) : (
        <p className="text-14 text-soft">{t('preview.invalid')}</p>
      )}
    </section>
  )
}

function Theme({ name, colour }: { name: 'light' | 'dark'; colour: string }) {
  const palette = makePalette(themes[name], fromHex(colour))
  const hexOf = (token: string) => toHex(palette(token))
  const style = Object.fromEntries(previewTokens.map((token) => [token, hexOf(token)]))
  return (
    <div>
      <p className="mb-1.5 text-14 text-soft">{t(`preview.${name}`)}</p>
      <div style={style} className="overflow-hidden rounded-card border border-edge bg-page p-3 text-ink">
        <div
          className="rounded-control px-3.5 py-2.5 font-semibold text-on-panel"
          style={{ background: 'linear-gradient(140deg, var(--panel), var(--panel-deep))' }}
        >
          {t('preview.heading')}
        </div>
        <div className="mt-2.5 grid justify-items-start gap-2.5 rounded-control border border-edge bg-surface p-3.5">
          <span className="rounded-full bg-brand-tint px-2.5 text-14 leading-6 font-semibold text-brand-deep">
            {t('preview.tag')}
          </span>
          <p className="text-14 text-soft">{t('preview.text')}</p>
          <span className="rounded-control bg-brand px-4 py-2 text-14 font-semibold text-on-brand">
            {t('preview.button')}
          </span>
        </div>
      </div>
      <dl aria-label={t('preview.contrasts')} className="mt-2 grid gap-1">
        {pairs.map(([key, text, on, minimumRatio]) => {
          const ratio = contrast(clip(palette(text)), clip(palette(on)))
          const isReadable = ratio >= minimumRatio
          const Icon = isReadable ? CircleCheck : CircleAlert
          return (
            <div key={key} className="flex items-center justify-between gap-2 text-14">
              <dt className="text-soft">{t(`preview.${key}`)}</dt>
              <dd className="flex flex-none items-center gap-2 whitespace-nowrap tabular-nums">
                {t('preview.ratio', { ratio: decimal(Math.floor(ratio * 10) / 10) })}
                <Badge meaning={isReadable ? 'good' : 'problem'} icon={<Icon size={16} aria-hidden />}>
                  {t(isReadable ? 'preview.enough' : 'preview.little')}
                </Badge>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
