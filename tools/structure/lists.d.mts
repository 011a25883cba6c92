export const crowded: Readonly<Record<string, number>>
export const folderLimit: number
