import type { Page } from '../../shell/page.ts'
import { page } from '../../shell/page.ts'
import { ChirpTestPage } from './ChirpTestPage.tsx'
import { SocialAdPage } from './SocialAdPage.tsx'
import { StudioIdentPage } from './StudioIdentPage.tsx'
import { WallpaperPage } from './WallpaperPage.tsx'

/** The tools that everybody may use (K114), by their addresses. */
export const toolPages: readonly Page[] = [
  page('/wallpaper-generator', <WallpaperPage />),
  page('/social-media-ad-generator', <SocialAdPage />),
  page('/chirp-test', <ChirpTestPage />),
  page('/studio-ident-test', <StudioIdentPage />),
]
