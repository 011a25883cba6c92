import { plainPage } from '#server/platform/plainPage.ts'
import { escapeHtml, html } from '#server/platform/template.ts'

type Operation = {
  summary?: string
  tags?: string[]
  parameters?: unknown
  requestBody?: unknown
  responses?: unknown
}
type Description = {
  openapi: string
  info: { title: string }
  paths?: Record<string, Record<string, Operation>>
}

/** The readable form of the API's description: one page, no script, the schemas folded away. */
export function renderDocs(description: Description): string {
  const calls = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = Map.groupBy(calls, (call) => call.operation.tags?.[0] ?? 'app')
  const sections = [...groups].map(
    ([tag, list]) =>
      `<section>${html`<h2>${tag}</h2>`}${list
        .map(
          ({ path, method, operation }) =>
            `<details>${html`<summary><code>${method} /api/v1${path}</code> ${operation.summary ?? ''}</summary>`}<pre>${escapeHtml(
              JSON.stringify(
                {
                  parameters: operation.parameters,
                  requestBody: operation.requestBody,
                  responses: operation.responses,
                },
                null,
                2,
              ),
            )}</pre></details>`,
        )
        .join('')}</section>`,
  )
  return plainPage(
    description.info.title,
    `<p>OpenAPI ${escapeHtml(description.openapi)}, machine-readable at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>. Calls use the cookie of the sign-in, must come from this site's own origin and take JSON. Unknown fields are refused.</p>
${sections.join('')}`,
  )
}
