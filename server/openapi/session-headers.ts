/** The headers that a session is recognised by. */
import type { Answer, SecurityScheme } from './types'

export const securitySchemes = (tokenHeader: string): Record<string, SecurityScheme> => ({
  processToken: {
    type: 'apiKey',
    in: 'header',
    name: tokenHeader,
    description:
      'The session’s process token, from the answer of `POST /init-session`. Its header’s name is configurable.',
  },
  xsrfToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie `XSRF-TOKEN`, with every call but GET.',
  },
})

/** What the answer of init-session carries. */
export const sessionHeaders = (tokenHeader: string): NonNullable<Answer['headers']> => ({
  [tokenHeader]: { description: 'The process token, to be sent with every other call.', schema: { type: 'string' } },
  'Set-Cookie': {
    description: 'Two cookies: `XSRF-TOKEN`, which the page can read, and one that tells the browser from others.',
    schema: { type: 'string' },
  },
})
