import type { ReactNode } from 'react'
import { ChirpTestPage } from './ChirpTestPage.tsx'
import { SocialAdPage } from './SocialAdPage.tsx'
import { StudioIdentPage } from './StudioIdentPage.tsx'
import { WallpaperPage } from './WallpaperPage.tsx'

/** The tools that everybody may use (K114), by their addresses. */
export const toolPages: readonly [path: string, document: { body: ReactNode }][] = [
  ['/wallpaper-generator', { body: <WallpaperPage /> }],
  ['/social-media-ad-generator', { body: <SocialAdPage /> }],
  ['/chirp-test', { body: <ChirpTestPage /> }],
  ['/studio-ident-test', { body: <StudioIdentPage /> }],
]
