/** Stands in pages written at build for the address of the site, which only the running server knows. */
export const unknownOrigin = 'https://origin.invalid'

/** The same for the name of the firm (T-175). */
export const unknownBrand = 'Brand.invalid'

/** The same for the address at which people reach it (T-175). */
export const unknownSupport = 'support@mailbox.invalid'
