import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a page from its sources, with hot reload; development only. */
export type DevSite = {
  answer(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/** Vite in this process. It is loaded here alone: a server that serves the build never sees it. */
export async function openDevSite(root: string): Promise<DevSite> {
  const { createServer } = await import('vite')
  const { createRequestListener } = await import('@react-router/node')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
  const render = createRequestListener({
    // safe because this virtual module is React Router's own server build
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<never>,
    mode: 'development',
  })
  return {
    answer: (request, response) => {
      vite.middlewares(request, response, () => void render(request, response))
    },
    close: () => vite.close(),
  }
}
