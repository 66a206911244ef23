/** Headers that identify a session. */
import type { Answer, SecurityScheme } from './types'

export const securitySchemes = (tokenHeader: string): Record<string, SecurityScheme> => ({
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
})

/** Headers of the response of init-session. */
export const sessionHeaders = (tokenHeader: string): NonNullable<Answer['headers']> => ({
  [tokenHeader]: { description: 'The process token. Send it with every other call.', schema: { type: 'string' } },
  'Set-Cookie': {
    description: 'Two cookies: `XSRF-TOKEN`, which the page can read, and one that identifies the browser.',
    schema: { type: 'string' },
  },
})
