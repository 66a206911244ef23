import { expect, it } from 'vitest'
import { html } from '../../http/html'
import { responseOf } from './call'
import { schemaOf } from './schema'
import { textOf } from './text'

it('renders paragraphs, lists, code and bold, and escapes the rest', () => {
  expect(html`${textOf('A `b<c>` & **`d`**\nof e.\n\n- f\n- g')}`.html.replaceAll(/ *\n */g, ' ')).toBe(
    '<p>A <code>b&lt;c&gt;</code> &amp; <strong><code>d</code></strong> of e.</p> <ul> <li>f</li> <li>g</li> </ul> ',
  )
})

it('renders the type, the limits and the fields of a schema', () => {
  const price = { $ref: '#/components/schemas/Price' }
  const { html: text } = schemaOf({
    type: ['object', 'null'],
    properties: {
      price: { anyOf: [price, { type: 'null' }] },
      rows: { type: 'array', items: { enum: ['A', 'B'] }, default: [], 'x-screens': ['Aika'] },
    },
    required: ['rows'],
  })
  expect(text.replaceAll(/\s+/g, ' ')).toBe(
    'object or null<ul> ' +
      '<li><code>price</code> <a href="#schema-Price">Price</a> or null</li> ' +
      '<li><code>rows</code> required array of one of <code>&quot;A&quot;</code>, <code>&quot;B&quot;</code>, default <code>[]</code> <small>Screens: Aika.</small></li> ' +
      '</ul> ',
  )
})

it('renders the headers of a response and links to a common one', () => {
  const schema = { type: 'integer' }
  const limited = { description: 'Too many.', headers: { 'Retry-After': { description: 'Seconds.', schema } } }
  expect(responseOf('429', limited).html).toContain('<p><code>Retry-After</code> Seconds.</p>')
  expect(responseOf('500', { $ref: '#/components/responses/ServerError' }).html).toContain(
    'href="#response-ServerError"',
  )
})
