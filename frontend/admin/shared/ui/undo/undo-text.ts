import { t } from '#locales/undo.ts'
import { type UndoOffer, undoKinds } from '../../lib/undo-offers.ts'

/** Its first space does not break, so that no line begins with the dot. */
export const SEPARATOR = '\u00a0· '

type Decided = Pick<UndoOffer, 'kind' | 'names'>

/** "Cadastro de Ana Lima aprovado", or "3 aprovados" for a bulk decision. */
export function decisionText({ kind, names }: Decided): string {
  const [name, ...others] = names
  return name !== undefined && others.length === 0
    ? t(kind, { name })
    : t(`${kind}Count`, { count: names.length })
}

/** The text of a single decision; for several, the number of each kind: "3 aprovados · 1 recusado". */
export function summary(decisions: readonly Decided[]): string {
  const [first, ...others] = decisions
  if (!first) return ''
  if (others.length === 0) return decisionText(first)
  return undoKinds
    .map((kind) => ({
      kind,
      names: decisions.filter((decision) => decision.kind === kind).flatMap(({ names }) => names),
    }))
    .filter(({ names }) => names.length > 0)
    .map(({ kind, names }) => t(`${kind}Count`, { count: names.length }))
    .join(SEPARATOR)
}
