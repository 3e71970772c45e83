import type { QueryKey } from '@tanstack/react-query'
import { subjects } from '#locales/slow-network.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'

const names: Record<string, string> = subjects.member

/** What a query reads, in words for the member. */
export const waitedFor = ([area, part]: QueryKey): string | undefined =>
  names[String(area === queryKeys.member[0] ? part : area)]
