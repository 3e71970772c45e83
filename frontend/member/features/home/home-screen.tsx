import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../../shared/lib/session.ts'

export function HomeScreen() {
  const { data: user } = useSuspenseQuery(sessionQuery)
  return <h1>{user?.fullName}</h1>
}
