import { late } from '../states/late.tsx'

/** What `ConnectionNotice` says of the connection; it is loaded with the first screen of a console, for later it could not be. */
export const ConnectionBanner = late(async () => (await import('./ConnectionNotice.tsx')).ConnectionNotice)
