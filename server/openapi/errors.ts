/** Error answers: those that every call of a kind can give, and a call's own. */
import type { Endpoint } from '#shared/api/endpoint'
import { isSessionless } from '../calls/sessionless'
import { LIMITED } from '../throttle/limits'
import type { ErrorDoc } from './call-doc'
import type { Answer, JsonSchema, NamedExample, Reference } from './types'

/** The body of every error answer. */
export const errorSchema: JsonSchema = {
  description: 'Why a call failed.',
  type: 'object',
  properties: {
    code: { type: 'string', description: 'For the caller’s program.' },
    message: { type: 'string', description: 'For the caller’s developer, never for the visitor.' },
    userErrorMessage: { type: 'string', description: 'Of credit-bank errors alone: plain text for the visitor.' },
  },
  required: ['code', 'message'],
}

interface CommonError {
  readonly status: string
  readonly appliesTo: (name: string, endpoint: Endpoint) => boolean
  readonly description: string
  /** When each code comes. */
  readonly codes: Readonly<Record<string, string>>
}

const common: Readonly<Record<string, CommonError>> = {
  BadRequest: {
    status: '400',
    appliesTo: (_, { params, query, body }) => Boolean(params ?? query ?? body),
    description: 'The input is not what the contract says.',
    codes: {
      BAD_REQUEST: 'A part of the input is missing or of another type; the message names the part.',
      BAD_JSON: 'The body is not JSON.',
    },
  },
  Forbidden: {
    status: '403',
    appliesTo: (_, { method }) => method !== 'GET',
    description: 'The write does not come from the page that opened the session.',
    codes: {
      CROSS_SITE: 'The request comes from another site.',
      XSRF: 'The header X-XSRF-TOKEN and the cookie XSRF-TOKEN do not belong together.',
    },
  },
  SessionExpired: {
    status: '412',
    appliesTo: (name) => !isSessionless(name),
    description: 'The session is over: open another one.',
    codes: { SESSION_EXPIRED: 'The process token is missing, unknown or expired, or belongs to another browser.' },
  },
  TooLarge: {
    status: '413',
    appliesTo: (_, { body }) => body !== undefined,
    description: 'The body is too long.',
    codes: { TOO_LARGE: 'More than 64 KiB.' },
  },
  TooMany: {
    status: '429',
    appliesTo: (name) => LIMITED.has(name),
    description: 'Not now. The header Retry-After says after how many seconds, where waiting helps.',
    codes: {
      TOO_MANY_CALLS: 'More within an hour or a day, from one session, address or network, than visitors make.',
    },
  },
  ServerError: {
    status: '500',
    appliesTo: () => true,
    description: 'The server failed.',
    codes: { INTERNAL: 'The message says nothing more; the server’s log does.' },
  },
  Unavailable: {
    status: '503',
    appliesTo: () => true,
    description:
      'The database does not answer in time. The header Retry-After says after how many seconds to come again.',
    codes: { UNAVAILABLE: 'Nothing was done that the answer would have told of.' },
  },
}

/** `components.responses` of the document. */
export const commonAnswers: Readonly<Record<string, Answer>> = Object.fromEntries(
  Object.entries(common).map(([name, { description, codes }]) => [name, answer(description, Object.entries(codes))]),
)

/** The error answers of a call by status, in their order. */
export function errorAnswers(
  name: string,
  endpoint: Endpoint,
  own: readonly ErrorDoc[],
): Record<string, Answer | Reference> {
  const shared = Object.entries(common).filter(([, { appliesTo }]) => appliesTo(name, endpoint))
  const references = shared.map(([key, { status }]) => [status, { $ref: `#/components/responses/${key}` }] as const)
  const ownAnswers = [...new Set(own.map(({ status }) => String(status)))].map((status) => {
    const codes = own.filter((error) => String(error.status) === status).map(({ code, when }) => [code, when] as const)
    const [, also] = shared.find(([, error]) => error.status === status) ?? []
    return [status, answer(also?.description ?? 'Not done.', [...codes, ...Object.entries(also?.codes ?? {})])] as const
  })
  // Numeric keys of an object come in their order by themselves; a call's own answer stands in for the common one.
  return Object.fromEntries([...references, ...ownAnswers])
}

function answer(description: string, codes: readonly (readonly [code: string, when: string])[]): Answer {
  const lines = codes.map(([code, when]) => `- \`${code}\`: ${when}`)
  const examples = codes.map(([code, when]): [string, NamedExample] => [
    code,
    { summary: when, value: { code, message: when } },
  ])
  return {
    description: [description, '', ...lines].join('\n'),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(examples),
      },
    },
  }
}
