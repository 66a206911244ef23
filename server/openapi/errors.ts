/** Error responses: those common to all calls of a kind, and a call's own. */
import type { Endpoint } from '#shared/api/endpoint'
import { isSessionless } from '../http/sessionless'
import { LIMITED } from '../platform/throttle/limits'
import type { ErrorDoc, StepExample } from './call-doc'
import type { JsonSchema } from '../platform/json-schema/annotate'

/** Schema of the body of every error response. */
export const errorSchema: JsonSchema = {
  description: 'The reason why a call failed.',
  type: 'object',
  properties: {
    code: { type: 'string', description: 'Machine-readable error code.' },
    message: { type: 'string', description: 'Message for the caller’s developer, never shown to the visitor.' },
    userErrorMessage: {
      type: 'string',
      description:
        'Plain text for the visitor, of the bank or while the server does not serve. Other errors have none.',
    },
    newPrice: {
      $ref: '#/components/schemas/ShownPrice',
      description:
        'The price at which the booking would be saved. Only `PRICE_CHANGED` of `POST /save-booking` has it.',
    },
  },
  required: ['code', 'message'],
}

interface HeaderOfAnswer {
  readonly description: string
  readonly schema: JsonSchema
  readonly example?: string
}

/** A response of the document. */
export interface Answer {
  readonly description: string
  readonly headers?: Readonly<Record<string, HeaderOfAnswer>>
  readonly content?: {
    readonly 'application/json': {
      readonly schema: JsonSchema
      readonly example?: unknown
      readonly examples?: Readonly<Record<string, StepExample>>
    }
  }
}

interface CommonError {
  readonly status: string
  readonly appliesTo: (name: string, endpoint: Endpoint) => boolean
  readonly description: string
  /** Cause of each code. */
  readonly codes: Readonly<Record<string, string>>
  readonly headers?: Answer['headers']
}

const retryAfter: Answer['headers'] = {
  'Retry-After': { description: 'Seconds until a retry may succeed.', schema: { type: 'integer', minimum: 1 } },
}

const common: Readonly<Record<string, CommonError>> = {
  BadRequest: {
    status: '400',
    appliesTo: (_, { params, query, body }) => Boolean(params ?? query ?? body),
    description: 'The input does not match the contract.',
    codes: {
      BAD_REQUEST: 'A field of the input is missing or has the wrong type. The message names the field.',
      BAD_JSON: 'The body is not JSON.',
    },
  },
  Forbidden: {
    status: '403',
    appliesTo: (_, { method }) => method !== 'GET',
    description: 'The write does not come from the page that opened the session.',
    codes: {
      CROSS_SITE: 'The request comes from another site.',
      XSRF: 'The header X-XSRF-TOKEN does not match the cookie XSRF-TOKEN.',
    },
  },
  SessionExpired: {
    status: '412',
    appliesTo: (name) => !isSessionless(name),
    description: 'The session has expired. Open another one.',
    codes: { SESSION_EXPIRED: 'The process token is missing, unknown or expired, or belongs to another browser.' },
  },
  TooLarge: {
    status: '413',
    appliesTo: (_, { body, isPrivate }) => body !== undefined || isPrivate === true,
    description: 'The body is too long.',
    codes: { TOO_LARGE: 'More than 64 KiB, or more than 1500 values, nested ones included.' },
  },
  TooMany: {
    status: '429',
    appliesTo: (name) => LIMITED.has(name),
    description: 'Too many requests. If waiting helps, the header Retry-After states the seconds.',
    codes: {
      TOO_MANY_CALLS: 'The session, address or network exceeds the limit for an hour or a day.',
    },
    headers: retryAfter,
  },
  ServerError: {
    status: '500',
    appliesTo: () => true,
    description: 'The server failed.',
    codes: { INTERNAL: 'The message contains no details. The server’s log does.' },
  },
  Unavailable: {
    status: '503',
    appliesTo: () => true,
    description:
      'The database, or a provider that the call needs, did not respond in time, or too many calls wait. The header Retry-After states after how many seconds to retry.',
    codes: {
      UNAVAILABLE: 'The call had no effect that the response would have reported.',
      OVERLOADED: 'The call would have waited longer than 5 seconds for its turn, and had no effect.',
    },
    headers: retryAfter,
  },
}

/** `components.responses` of the document. */
export const commonAnswers: Readonly<Record<string, Answer>> = Object.fromEntries(
  Object.entries(common).map(([name, { description, codes, headers }]) => [
    name,
    answer(description, Object.entries(codes), headers),
  ]),
)

/** Returns the error responses of a call by status, in ascending order. */
export function errorAnswers(
  name: string,
  endpoint: Endpoint,
  own: readonly ErrorDoc[],
): Record<string, Answer | { readonly $ref: string }> {
  const shared = Object.entries(common).filter(([, { appliesTo }]) => appliesTo(name, endpoint))
  const references = shared.map(([key, { status }]) => [status, { $ref: `#/components/responses/${key}` }] as const)
  const ownAnswers = [...new Set(own.map(({ status }) => String(status)))].map((status) => {
    const codes = own.filter((error) => String(error.status) === status).map(({ code, when }) => [code, when] as const)
    const [, also] = shared.find(([, error]) => error.status === status) ?? []
    const all = [...codes, ...Object.entries(also?.codes ?? {})]
    return [status, answer(also?.description ?? 'Not done.', all, also?.headers)] as const
  })
  // Objects sort numeric keys by themselves. A call's own response replaces the common one of the same status.
  return Object.fromEntries([...references, ...ownAnswers])
}

function answer(
  description: string,
  codes: readonly (readonly [code: string, when: string])[],
  headers?: Answer['headers'],
): Answer {
  const lines = codes.map(([code, when]) => `- \`${code}\`: ${when}`)
  const examples = codes.map(([code, when]) => [code, { summary: when, value: { code, message: when } }] as const)
  return {
    description: [description, '', ...lines].join('\n'),
    ...(headers && { headers }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(examples),
      },
    },
  }
}
