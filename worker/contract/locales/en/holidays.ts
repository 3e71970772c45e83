/** The days of Brazil's national calendar. */
export const nationalDayNames = {
  newYear: 'New Year’s Day',
  carnivalMonday: 'Carnival Monday',
  carnivalTuesday: 'Carnival Tuesday',
  goodFriday: 'Good Friday',
  tiradentes: 'Tiradentes Day',
  labourDay: 'Labour Day',
  corpusChristi: 'Corpus Christi',
  independence: 'Independence Day',
  ourLadyOfAparecida: 'Our Lady of Aparecida',
  allSouls: 'All Souls’ Day',
  republic: 'Proclamation of the Republic',
  blackConsciousness: 'Zumbi and Black Consciousness Day',
  christmas: 'Christmas Day',
}
