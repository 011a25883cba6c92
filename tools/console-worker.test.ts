import { expect, it } from 'vitest'
import { startFiles } from './console-worker.mjs'

const later = {
  'web/desktop/shell/OfflineDesktop.tsx': { file: 'assets/OfflineDesktop-1.js', imports: ['shared'] },
  'web/mobile/shell/OfflineMobile.tsx': { file: 'assets/OfflineMobile-1.js' },
  'web/ui/connection/ConnectionNotice.tsx': { file: 'assets/ConnectionNotice-1.js' },
  'web/ui/overlays/ToastStack.tsx': { file: 'assets/ToastStack-1.js' },
  'web/ui/states/Failure.tsx': { file: 'assets/Failure-1.js' },
  'web/lib/signIn/watchActivity.ts': { file: 'assets/watchActivity-1.js' },
  'web/lib/signIn/clientEvents.ts': { file: 'assets/clientEvents-1.js' },
  'web/features/accounts/lock/loadLock.ts': { file: 'assets/loadLock-1.js' },
  'web/features/privacy/cookies/askCookies.ts': { file: 'assets/askCookies-1.js' },
}
const manifest = {
  ...later,
  shared: { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
  'web/mobile/routes/app.tsx?route': { file: 'assets/app-1.js', imports: ['shared'] },
  'web/mobile/home/OverviewMobile.tsx': { file: 'assets/OverviewMobile-1.js' },
  'web/staff/routes/vip.tsx?route': { file: 'assets/vip-1.js' },
}

it('a console starts with what its document names, its routes and what it loads by itself, and with no screen of staff', () => {
  const html = '<link href="/assets/start-1.css#"/><script src="/theme.js"></script><a href="/pricing">'
  const files = startFiles(manifest, html)
  for (const file of ['start-1.css', 'app-1.js', 'shared-1.js', 'shared-1.css', 'loadLock-1.js'])
    expect(files).toContain(`/assets/${file}`)
  expect(files).toHaveLength(13)
})

it('a build without one of them is refused', () => {
  const { 'web/ui/states/Failure.tsx': _failure, ...rest } = manifest
  expect(() => startFiles(rest, '')).toThrow('web/ui/states/Failure.tsx is no piece of its own')
})
