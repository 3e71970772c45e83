import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Este registro mudou em outro lugar',
  text: 'Ele foi salvo em outra aba ou em outro aparelho depois que você abriu este formulário. Nada do que você escreveu se perdeu: compare e escolha o que fica.',
  mergeHelp: '“Juntar as duas” guarda o que você mudou e deixa o resto como está na versão atual.',
  differences: 'O que é diferente',
  mine: 'A sua versão',
  current: 'A versão atual',
  empty: '(em branco)',
  keep: 'Manter a minha versão',
  use: 'Usar a versão atual',
  merge: 'Juntar as duas',
  yes: 'Sim',
  no: 'Não',
})
