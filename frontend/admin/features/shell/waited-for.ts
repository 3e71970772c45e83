import type { QueryKey } from '@tanstack/react-query'
import { slowNetwork } from '#locales/slow-network.ts'

const names: Record<string, string> = slowNetwork.admin

/** What a query reads, in the words of the dashboard. */
export const waitedFor = ([area]: QueryKey): string | undefined => names[String(area)]
