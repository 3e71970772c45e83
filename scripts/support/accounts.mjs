/** The people of worker/seed, as the start command presents them. */
const PASSWORD = 'demonstracao'

const demo = [
  ['maria@exemplo.com.br', 'aprovada, com meses de histórico'],
  ['joao@exemplo.com.br', 'aprovado, ainda sem registros'],
  ['pendente@exemplo.com.br', 'e-mail por confirmar'],
  ['confirmado@exemplo.com.br', 'à espera de aprovação'],
  ['recusado@exemplo.com.br', 'cadastro recusado, com o motivo'],
  ['admin@exemplo.com.br', 'administrador (painel)'],
]
const minimal = demo.slice(-1)

/** @param {'demo' | 'minimal'} seed */
export function accountLines(seed) {
  const people = seed === 'demo' ? demo : minimal
  return [
    `Contas de demonstração (senha de todas: ${PASSWORD})`,
    ...people.map(([email = '', what = '']) => `  ${email.padEnd(27)} ${what}`),
  ]
}
