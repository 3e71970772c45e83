import { fold } from '#domain/fold.ts'

export const firstNames =
  'Ana Beatriz Bruno Caio Camila Carlos Cecília Daniel Débora Diego Eduarda Elisa Fábio Fernanda Gabriel Heitor Helena Igor Isabela João Joaquim Júlia Larissa Lívia Lucas Luísa Marcos Mariana Mateus Miguel Natália Otávio Paula Pedro Rafaela Renato Sofia Tatiana Tiago Vitória'.split(
    ' ',
  )
export const lastNames =
  'Almeida Alves Andrade Araújo Barbosa Barros Batista Cardoso Carvalho Castro Conceição Correia Costa Cunha Dias Farias Fernandes Ferreira Freitas Gomes Gonçalves Lima Lopes Machado Marques Martins Melo Mendes Monteiro Moreira Nascimento Nogueira Nunes Oliveira Pereira Pinto Ramos Ribeiro Rocha Santana Santos Silva Souza Teixeira Vieira'.split(
    ' ',
  )

/** First and last name without accents: "antonio.souza@exemplo.com.br". */
export function emailOf(name: string, words = [name.split(' ')[0], name.split(' ').at(-1)]): string {
  return `${fold(words.join('.'))}@exemplo.com.br`
}
