/** The pages of the site that exist. Header, quick navigation and footer list no other; each is written at build. */
export const sitePages: readonly string[] = ['/']
