/** A map URL for the place, which phones open in their map app. */
export function directionsTo(place: string): string {
  const map = new URL('https://www.google.com/maps/search/')
  map.searchParams.set('api', '1')
  map.searchParams.set('query', place)
  return map.href
}
