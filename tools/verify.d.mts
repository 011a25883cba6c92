export const knipFlags: readonly string[]
