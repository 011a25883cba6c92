export const crowded: Readonly<Record<string, number>>
export const folderLimit: number
export const pureLibraries: Readonly<Record<string, string>>
