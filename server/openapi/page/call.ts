import { html, type Html } from '../../http/html'
import type { Answer } from '../errors'
import type { operationOf } from '../operation'
import { schemaOf } from './schema'
import { inline, joined, textOf } from './text'

export type Operation = ReturnType<typeof operationOf>

interface Placed {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** Renders a call: its address, what it does, what it takes and what it answers. */
export function callOf({ method, path, operation }: Placed, headers: Readonly<Record<string, string>>): Html {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation
  const needed = security.flatMap((one) => Object.keys(one)).map((name) => html`<code>${headers[name] ?? name}</code>`)
  return html`<section id="${`call-${operationId}`}">
    <h3><a href="${`#call-${operationId}`}">${summary}</a></h3>
    <p class="address"><code>${method.toUpperCase()} ${path}</code> <small>${operationId}</small></p>
    ${textOf(description)} ${needed.length === 0 ? [] : [html`<p>Headers: ${joined(needed, ', ')}</p> `]}
    ${
      parameters.length === 0
        ? []
        : [
            html`<h4>Parameters</h4>
              <ul>
                ${parameters.map(parameterOf)}
              </ul> `,
          ]
    }
    ${
      requestBody
        ? [
            html`<h4>Body</h4>
              ${contentOf(requestBody.content['application/json'])}`,
          ]
        : []
    }
    <h4>Responses</h4>
    ${Object.entries(responses).map(([status, answer]) => responseOf(status, answer))}
  </section> `
}

type Parameter = NonNullable<Operation['parameters']>[number]

const parameterOf = ({ name, in: place, required, schema, example, ...more }: Parameter): Html => {
  const description = 'description' in more ? [html`. ${inline(more.description)}`] : []
  const given = example === undefined ? [] : [html`, example <code>${JSON.stringify(example)}</code>`]
  return html`<li>
    <code>${name}</code> in ${place}, ${required ? 'required ' : ''}${schemaOf(schema)}${given}${description}
  </li> `
}

export function responseOf(status: string, answer: Answer | { readonly $ref: string }): Html {
  if ('$ref' in answer) {
    const name = answer.$ref.replace(/^.*\//, '')
    return html`<p><strong>${status}</strong> <a href="${`#response-${name}`}">${name}</a></p> `
  }
  const { description, headers = {}, content } = answer
  const sent = Object.entries(headers).map(
    ([name, header]) => html`<p><code>${name}</code> ${inline(header.description)}</p> `,
  )
  // The examples of an error repeat the list of its codes.
  const body = content && status.startsWith('2') ? [contentOf(content['application/json'])] : []
  return html`<div class="answer"><strong>${status}</strong>${textOf(description)}${sent}${body}</div> `
}

type Content = NonNullable<Answer['content']>['application/json']

function contentOf({ schema, example, examples = {} }: Content): Html {
  const steps = Object.values(examples).map(({ summary, value }) => exampleOf(`Example: ${summary}`, value))
  return html`<div>${schemaOf(schema)}</div>
    ${example === undefined ? steps : exampleOf('Example', example)} `
}

const exampleOf = (title: string, value: unknown): Html =>
  html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(value, null, 2)}</pre>
  </details> `
