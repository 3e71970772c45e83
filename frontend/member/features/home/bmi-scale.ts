const FROM = 15
const TO = 45

/** Where a BMI stands on the scale that is drawn, in percent of its width. */
export function bmiPosition(bmi: number): number {
  return (100 * (Math.min(Math.max(bmi, FROM), TO) - FROM)) / (TO - FROM)
}
