/** What tools/site-assets.mjs gives the pages that are written at build; empty everywhere else. */
declare module 'virtual:site-assets' {
  /** By the names that tools/site-assets.mjs gives them. */
  export const sheets: { readonly site: string; readonly [name: string]: string | undefined }
  export const early: string
  export const script: string
  /** The script of each tool of the site, by its file in web/site/tools. */
  export const tools: Readonly<Record<string, string>>
}

interface Window {
  /** React Router's list of routes, in a built program; its version names the build. */
  __reactRouterManifest?: {
    version: string
    /** By their ids: the script of each, and what that imports. */
    routes: Readonly<Record<string, { module: string; imports?: readonly string[] }>>
  }
}
