import type { Answer } from './errors'

/** General information of the document. */
export const info = {
  title: 'Huoltovaraus booking API',
  version: '1.0.0',
  summary: 'API of a public online booking of vehicle workshop appointments.',
  description: [
    'The booking application works with any server that implements these calls. The project’s reference server implements all of them.',
    '',
    '- **Sessions.** `POST /init-session` opens a session. Send its process token in a header with every other call. Send cookies too, and repeat the cookie `XSRF-TOKEN` in the header `X-XSRF-TOKEN` with every call except GET. An expired session answers 412.',
    '- **Responses** are read leniently: unknown fields are ignored, and a field that is not required may be absent or null. If its schema has a default, the default is used then.',
    '- **`x-screens`** of a field of a response names the screens of the application that read it. A field without it is read by none by its name.',
    '- **Money** is a number of euros with at most two decimals. **Dates** are `YYYY-MM-DD`. **Times** are wall-clock times `YYYY-MM-DDTHH:mm:ss`. Both are in Europe/Helsinki.',
    '- **Errors** are `{code, message}` with a status. The application has its own texts for visitors.',
    '- **No response is cached.** The server calculates prices, durations and addresses itself and ignores those that a browser sends.',
  ].join('\n'),
  license: { name: 'MIT', identifier: 'MIT' },
}

/** Headers that identify a session. */

export const securitySchemes = (tokenHeader: string) => ({
  processToken: {
    type: 'apiKey',
    in: 'header',
    name: tokenHeader,
    description:
      'The session’s process token, from the response of `POST /init-session`. The name of the header is configurable.',
  },
  xsrfToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie `XSRF-TOKEN`, required for every call except GET.',
  },
  deskToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A token of the workshop’s own systems, as configured in `DESK_TOKENS`.',
  },
})

/** Headers of the response of init-session. */
export const sessionHeaders = (tokenHeader: string): NonNullable<Answer['headers']> => ({
  [tokenHeader]: {
    description: 'The process token. Send it with every other call.',
    schema: { type: 'string' },
    example: 'cDQ2x7m1VYh0r8n3kS5tWbE6zJ9fLqA4',
  },
  'Set-Cookie': {
    description: 'Two cookies: `XSRF-TOKEN`, which the page can read, and one that identifies the browser.',
    schema: { type: 'string' },
    example: 'XSRF-TOKEN=Vb3k8Qz1; Path=/; SameSite=Strict',
  },
})
