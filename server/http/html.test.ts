import fc from 'fast-check'
import { expect, it } from 'vitest'
import { html } from './html'

it('escapes text values and keeps Html values', () => {
  const name = html`<b>${'<script>alert("1")</script> & \'2\''}</b>`
  expect(html`<p title="${'"><img src=x>'}">${name}${[html`<i></i>`, html`<u></u>`]}</p>`.html).toBe(
    '<p title="&quot;&gt;&lt;img src=x&gt;"><b>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;2&#39;</b><i></i><u></u></p>',
  )
})

it('escapes any text so that it cannot become a tag, an entity or the end of an attribute', () => {
  const name = fc.oneof(fc.string(), fc.constantFrom('&lt;', '</p>', '" onclick="', "'", '<!--'))
  fc.assert(
    fc.property(fc.array(name), (texts) => {
      const text = texts.join('')
      const inside = html`${text}`.html
      expect(inside).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/)
      const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
      expect(inside.replaceAll(/&[^;]+;/g, (entity) => Object(entities)[entity])).toBe(text)
    }),
  )
})
