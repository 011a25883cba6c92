import { accounts } from './accounts.ts'
import { board } from './board.ts'

/** Everything browser and server say to each other. */
export const contract = { accounts, board }
export type Contract = typeof contract
