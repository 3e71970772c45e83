/** The days of Brazil's national calendar. */
export const nationalDayNames = {
  newYear: 'Confraternização Universal',
  carnivalMonday: 'Segunda-feira de Carnaval',
  carnivalTuesday: 'Terça-feira de Carnaval',
  goodFriday: 'Sexta-feira Santa',
  tiradentes: 'Tiradentes',
  labourDay: 'Dia do Trabalho',
  corpusChristi: 'Corpus Christi',
  independence: 'Independência do Brasil',
  ourLadyOfAparecida: 'Nossa Senhora Aparecida',
  allSouls: 'Finados',
  republic: 'Proclamação da República',
  blackConsciousness: 'Dia Nacional de Zumbi e da Consciência Negra',
  christmas: 'Natal',
}
