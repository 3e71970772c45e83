export const person = {
  failed: 'Não conseguimos carregar o que se sabe desta pessoa.',
  requests: {
    title_one: 'Pedido anterior',
    title_many: 'Pedidos anteriores',
    title_other: 'Pedidos anteriores',
    at: '{{decision}} em {{when}}',
    atBy: '{{decision}} em {{when}} por {{name}}',
    reason: 'Motivo: {{reason}}',
    reversed: 'Decisão revertida em {{when}}',
    reversedBy: 'Decisão revertida em {{when}} por {{name}}',
    name: 'Nome corrigido:',
    email: 'E-mail corrigido:',
  },
  duplicates: {
    title: 'Parecidos',
    since: '{{status}}, cadastro de {{month}}',
    blocked: 'Bloqueado, cadastro de {{month}}',
    name: 'Mesmo nome',
    email: 'Mesma caixa de e-mail',
    both: 'Mesmo nome e mesma caixa de e-mail',
    more: 'Há mais. Para ver todos, busque o nome em Associados.',
  },
} as const
