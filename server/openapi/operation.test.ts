import { array, boolean, nullable, number, object, optional, string } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { endpoint } from '#shared/api/endpoint'
import type { Endpoint } from '#shared/api/endpoint'
import { ShiftPosition } from '#shared/api/nouns/enums'
import { orDefault } from '#shared/api/nouns/lenient'
import type { AnyCallDoc } from './call-doc'
import { operationOf } from './operation'

const words: AnyCallDoc = { heading: 'Other', summary: 'Toggles', description: 'Marks a target.', errors: [] }
/** Parses the serialised operation, which omits undefined fields as the published document does. */
const describeCall = (description: Endpoint, doc: Partial<AnyCallDoc> = {}, name = 'toggle') => {
  const call = { name, endpoint: description, doc: { ...words, ...doc } }
  const nameOf = (schema: unknown) => (schema === ShiftPosition.schema ? 'ShiftPosition' : undefined)
  return JSON.parse(JSON.stringify(operationOf(call, nameOf)))
}
const codesOf = (answer: { content: { 'application/json': { examples: object } } }) =>
  Object.keys(answer.content['application/json'].examples)

describe('an operation', () => {
  const toggle = endpoint({
    method: 'POST',
    path: '/toggle/{id}',
    params: object({ id: number() }),
    query: object({ shift: ShiftPosition, places: optional(array(string())) }),
    body: object({ value: nullable(boolean()) }),
    output: orDefault(boolean(), false),
  })

  it('describes the location of each input field, with its example', () => {
    const input = { params: { id: 7 }, query: { shift: 'MORNING' }, body: { value: true } }
    expect(describeCall(toggle, { input, output: true })).toMatchObject({
      operationId: 'toggle',
      summary: 'Toggles',
      description: 'Marks a target.',
      tags: ['Other'],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'number' }, example: 7 },
        {
          name: 'shift',
          in: 'query',
          required: true,
          schema: { $ref: '#/components/schemas/ShiftPosition' },
          example: 'MORNING',
        },
        { name: 'places', in: 'query', required: false, schema: { type: 'array', items: { type: 'string' } } },
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { required: ['value'] }, example: { value: true } } },
      },
      responses: { 200: { content: { 'application/json': { schema: { type: ['boolean', 'null'] }, example: true } } } },
    })
  })

  it('has no input and no response content if the contract has none', () => {
    const operation = describeCall(endpoint({ method: 'POST', path: '/empty' }))
    expect(operation).not.toHaveProperty('parameters')
    expect(operation).not.toHaveProperty('requestBody')
    expect(Object.keys(operation.responses)).toEqual(['204', '403', '412', '500', '503'])
  })

  it('requires the token, for a write also the XSRF header, and for a call without a session nothing', () => {
    const [get, post] = (['GET', 'POST'] as const).map((method) => endpoint({ method, path: '/a' }))
    expect(get && describeCall(get).security).toEqual([{ processToken: [] }])
    expect(post && describeCall(post).security).toEqual([{ processToken: [], xsrfToken: [] }])
    const open = post && describeCall(post, {}, 'initSession')
    expect(open.security).toEqual([])
    expect(open.responses).not.toHaveProperty('412')
  })

  it('lists its own errors by status, together with the common ones', () => {
    const { responses } = describeCall(toggle, {
      errors: [
        { status: 409, code: 'TIME_RESERVED', when: 'A time is reserved.' },
        { status: 400, code: 'UNKNOWN_TARGET', when: 'There is no such target.' },
        { status: 409, code: 'DONE', when: 'It is done already.' },
      ],
    })
    expect(Object.keys(responses)).toEqual(['200', '400', '403', '409', '412', '413', '500', '503'])
    expect(responses['413']).toEqual({ $ref: '#/components/responses/TooLarge' })
    expect(codesOf(responses['409'])).toEqual(['TIME_RESERVED', 'DONE'])
    expect(responses['409'].description).toContain('`DONE`: It is done already.')
    expect(codesOf(responses['400'])).toEqual(['UNKNOWN_TARGET', 'BAD_REQUEST', 'BAD_JSON'])
  })
})
