import {
  Activity,
  Bike,
  Dumbbell,
  Flower2,
  Footprints,
  type LucideIcon,
  Music,
  StretchHorizontal,
  Volleyball,
  Waves,
  Wind,
} from 'lucide-react'
import type { ExerciseKind } from '#contract/exercise.ts'

export const kindIcon: Record<ExerciseKind, LucideIcon> = {
  walking: Footprints,
  running: Wind,
  cycling: Bike,
  swimming: Waves,
  strength: Dumbbell,
  functional: Dumbbell,
  gymnastics: Activity,
  dance: Music,
  pilates: StretchHorizontal,
  yoga: Flower2,
  football: Volleyball,
  other: Activity,
}
