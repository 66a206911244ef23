import {
  array,
  boolean,
  coerce,
  enums,
  integer,
  intersection,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  union,
} from 'superstruct'
import { describe, expect, it } from 'vitest'
import type { Schema } from '#shared/api/endpoint'
import { Identifier, orDefault, orNull, text } from '#shared/api/nouns/lenient'
import { annotate } from './annotate'
import { bareSchemaOf, isRequired, schemaOf } from './schema-of'

const Shift = enums(['MORNING', 'EVENING'])
const Price = coerce(object({ active_price: orNull(number()) }), number(), (euros) => ({ active_price: euros }))
const names = new Map<unknown, string>([
  [Shift.schema, 'Shift'],
  [Price.schema, 'Price'],
])
const describeBare = (struct: Schema) => schemaOf(struct, () => undefined)
const describeNamed = (struct: Schema) => schemaOf(struct, (schema) => names.get(schema))

describe('JSON Schema of a struct', () => {
  it.each([
    [string(), { type: 'string' }],
    [number(), { type: 'number' }],
    [integer(), { type: 'integer' }],
    [boolean(), { type: 'boolean' }],
    [size(string(), 2, 3), { type: 'string' }],
    [Shift, { type: 'string', enum: ['MORNING', 'EVENING'] }],
    [array(string()), { type: 'array', items: { type: 'string' } }],
    [array(array(Shift)), { type: 'array', items: { type: 'array', items: describeBare(Shift) } }],
    [type({ id: number() }), { type: 'object', properties: { id: { type: 'number' } }, required: ['id'] }],
    [union([number(), string()]), { type: ['number', 'string'] }],
  ] as const)('describes the struct: %#', (struct, schema) => {
    expect(describeBare(struct)).toEqual(schema)
  })

  it('describes values that may be null', () => {
    expect(describeBare(nullable(string()))).toEqual({ type: ['string', 'null'] })
    expect(describeBare(orNull(Identifier))).toEqual({ type: ['number', 'string', 'null'] })
    expect(describeBare(orNull(array(number())))).toEqual({ type: ['array', 'null'], items: { type: 'number' } })
    // An enum without null among its values rejects null, whatever its type.
    expect(describeBare(orNull(Shift))).toEqual({ type: ['string', 'null'], enum: ['MORNING', 'EVENING', null] })
    expect(describeBare(optional(string()))).toEqual({ type: 'string' })
  })

  it('describes optional fields and their defaults', () => {
    const struct = object({
      id: number(),
      both: nullable(number()),
      maybe: optional(number()),
      name: text(),
      open: orDefault(boolean(), false),
      list: orDefault(array(string()), []),
      date: orNull(string()),
      inner: object({ name: text() }),
    })
    expect(describeBare(struct)).toEqual({
      type: 'object',
      properties: {
        id: { type: 'number' },
        both: { type: ['number', 'null'] },
        maybe: { type: 'number' },
        name: { type: ['string', 'null'], default: '' },
        open: { type: ['boolean', 'null'], default: false },
        list: { type: ['array', 'null'], items: { type: 'string' }, default: [] },
        date: { type: ['string', 'null'] },
        inner: { type: 'object', properties: { name: { type: ['string', 'null'], default: '' } } },
      },
      required: ['id', 'both', 'inner'],
    })
    expect([isRequired(number()), isRequired(optional(number())), isRequired(text())]).toEqual([true, false, false])
  })

  it('refers to named components, also through lenient helpers', () => {
    const price = { $ref: '#/components/schemas/Price' }
    const or = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
    expect(describeNamed(Price)).toEqual(price)
    expect(describeNamed(orNull(Price))).toEqual(or(price))
    expect(describeNamed(array(Shift))).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Shift' } })
    expect(describeNamed(object({ shift: orDefault(Shift, 'MORNING'), price: optional(Price) }))).toEqual({
      type: 'object',
      properties: { shift: { ...or({ $ref: '#/components/schemas/Shift' }), default: 'MORNING' }, price },
    })
    expect(bareSchemaOf(Price, (schema) => names.get(schema))).toEqual({
      type: 'object',
      properties: { active_price: { type: ['number', 'null'] } },
    })
  })

  it('adds keywords to a copy, and says nothing of them where the struct itself is described', () => {
    expect(describeBare(annotate(Shift, { description: 'When.' }))).toEqual({
      ...describeBare(Shift),
      description: 'When.',
    })
    expect(describeBare(Shift)).toEqual({ type: 'string', enum: ['MORNING', 'EVENING'] })
  })

  it('throws for a struct that it cannot describe', () => {
    expect(() => describeBare(intersection([number(), integer()]))).toThrow('intersection')
    expect(() => describeBare(union([object({ a: string() }), number()]))).toThrow('union')
  })
})
