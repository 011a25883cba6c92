/** What tools/site-assets.mjs gives the pages that are written at build; empty everywhere else. */
declare module 'virtual:site-assets' {
  export const sheet: string
  export const early: string
  export const script: string
}
