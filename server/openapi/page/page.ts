import { html, type Html } from '../../http/html'
import type { JsonSchema } from '../../platform/json-schema/annotate'
import type { Answer } from '../errors'
import type { info, securitySchemes } from '../info'
import { callOf, responseOf, type Operation } from './call'
import { schemaOf } from './schema'
import { inline, textOf } from './text'

/** The parts of the OpenAPI document that the page shows. */
export interface Shown {
  readonly info: typeof info
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly securitySchemes: ReturnType<typeof securitySchemes>
  }
}

/** Renders the document as one page without a script. Its style sheet stands beside it. */
export function pageOf({ info: about, tags, servers, paths, components }: Shown): string {
  const { schemas, responses, securitySchemes: schemes } = components
  const headers: Readonly<Record<string, string>> = {
    processToken: schemes.processToken.name,
    xsrfToken: schemes.xsrfToken.name,
    deskToken: 'Authorization',
  }
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  )
  const chapters = tags.map(({ name, description }, index) => ({
    id: `heading-${index + 1}`,
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.some((tag) => tag === name)),
  }))
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${about.title}</title>
        <link rel="stylesheet" href="page.css" />
      </head>
      <body>
        <nav aria-label="Contents">
          ${chapters.map(
            ({ id, name, calls: own }) =>
              html`<details>
                <summary>${name}</summary>
                <ul>
                  <li><a href="${`#${id}`}">Overview</a></li>
                  ${own.map(({ operation: { operationId, summary } }) => link(`call-${operationId}`, summary))}
                </ul>
              </details> `,
          )}
          <p><a href="#responses">Common errors</a></p>
          <details>
            <summary>Objects</summary>
            <ul>
              ${Object.keys(schemas).map((name) => link(`schema-${name}`, name))}
            </ul>
          </details>
        </nav>
        <main>
          <h1>${about.title}</h1>
          ${textOf(about.description)}
          <p>
            All paths are below <code>${servers[0]?.url ?? ''}</code>. Programs read
            <a href="../openapi.json">openapi.json</a>.
          </p>
          ${Object.entries(schemes).map(
            ([name, { description }]) => html`<p><code>${headers[name] ?? name}</code> ${inline(description)}</p> `,
          )}
          ${chapters.map(
            ({ id, name, description, calls: own }) =>
              html`<h2 id="${id}">${name}</h2>
                ${textOf(description)} ${own.map((call) => callOf(call, headers))}`,
          )}
          <h2 id="responses">Common errors</h2>
          ${Object.entries(responses).map(([name, answer]) => named(`response-${name}`, name, responseOf('', answer)))}
          <h2 id="objects">Objects</h2>
          ${Object.entries(schemas).map(([name, schema]) => named(`schema-${name}`, name, schemaOf(schema)))}
        </main>
      </body>
    </html> `.html
}

const link = (id: string, text: string): Html => html`<li><a href="${`#${id}`}">${text}</a></li> `

const named = (id: string, name: string, content: Html): Html =>
  html`<section id="${id}">
    <h3><a href="${`#${id}`}">${name}</a></h3>
    ${content}
  </section> `
