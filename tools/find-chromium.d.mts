export const howToGetChromium: string
export function findChromium(env?: Record<string, string | undefined>): Promise<string | null>
export function findHeadless(env?: Record<string, string | undefined>): Promise<string | null>
