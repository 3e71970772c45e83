import { after, DAY, HOUR } from '#domain/duration.ts'
import { emailOf } from './names.ts'
import { decided, type SeedUser } from './users.ts'

const names = [
  'Adriana Ávila Prado',
  'Antônio Carlos de Souza',
  'Beatriz Conceição',
  'Bruno Araújo Lima',
  'Camila Fernandes',
  'Cecília Magalhães',
  'Davi Moura',
  'Eduarda Teixeira',
  'Fábio Quintanilha',
  'Francisca das Chagas',
  'Gabriel Nascimento',
  'Helena Teixeira',
  'Igor Sampaio',
  'José Roberto Brandão',
  'Larissa Gonçalves',
  'Luísa Prado',
  'Márcio Antunes',
  'Mariana Oliveira',
  'Otávio Guimarães',
  'Patrícia Sá',
  'Rafael Nogueira',
  'Sérgio Cardoso',
  'Tânia Bittencourt',
  'Vítor Hugo Peçanha',
]

/** Approved members without records, who fill the list of members. Three of them are blocked. */
export function listedMembers(now: Date): SeedUser[] {
  return names.map((fullName, index) => {
    const createdAt = after(now, -(400 - index * 13) * DAY)
    const decidedAt = after(createdAt, (20 + index) * HOUR)
    const person = { id: `demo-membro-${index + 1}`, fullName, email: emailOf(fullName) }
    return {
      ...decided('approved', person, createdAt, after(createdAt, HOUR), decidedAt),
      ...(index % 11 === 4 && {
        blockedAt: after(now, -(index + 2) * DAY),
        blockedBy: 'demo-admin',
        blockedReason: 'contract_ended',
        blockedText: 'Contrato encerrado pela empresa do titular.',
      }),
    }
  })
}
