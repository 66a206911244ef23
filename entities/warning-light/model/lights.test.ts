import { describe, expect, it } from 'vitest'
import { OTHER_LIGHT, WARNING_LIGHTS } from './lights'
import { mostUrgent, titleOf, usualColour, type Advice } from './warning-light'

const every = [...WARNING_LIGHTS, OTHER_LIGHT]
const redOf = (name: string) =>
  WARNING_LIGHTS.find((light) => light.name === name)?.colours.find(({ colour }) => colour === 'red')?.advice.urgency

describe('the warning lights', () => {
  it('PU-03 are twenty, each with a name, a drawing and a meaning of its own', () => {
    expect(WARNING_LIGHTS).toHaveLength(20)
    for (const field of ['name', 'drawing', 'meaning'] as const)
      expect(new Set(every.map((light) => light[field])).size).toBe(21)
  })

  it('PU-03 stay within their square of 48 by 48 units', () => {
    for (const { drawing } of every)
      for (const [, x, y] of drawing.matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g))
        for (const at of [Number(x), Number(y)]) expect(at >= 1.25 && at <= 46.75).toBe(true)
  })

  it('PU-03 are each shown in one or both colours, once each, with advice that is a sentence', () => {
    for (const { colours, meaning, flashing } of every) {
      const names = colours.map(({ colour }) => colour)
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(names.length)
      const sentences = [meaning, flashing?.detail ?? 'Ei.', ...colours.map(({ advice }) => advice.detail)]
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÄÖ].*\.$/)
    }
  })

  it('PU-03 forbid driving on with every red light but the airbag, and never with amber', () => {
    for (const { name, colours } of every)
      for (const { colour, advice } of colours)
        expect([name, colour, advice.urgency === 'stop']).toEqual([
          name,
          colour,
          colour === 'red' && name !== 'turvatyyny',
        ])
    for (const name of [
      'öljynpaine',
      'jäähdytysnesteen lämpötila',
      'akun lataus',
      'jarrujärjestelmä',
      'ohjaustehostin',
    ])
      expect([name, redOf(name)]).toEqual([name, 'stop'])
    expect(redOf('turvatyyny')).toBe('careful')
  })

  it('PU-03 are listed by their usual colour, the red ones first', () => {
    expect(WARNING_LIGHTS.map(usualColour)).toEqual([...Array(7).fill('red'), ...Array(13).fill('amber')])
  })

  it('PU-03 begin with a capital letter where they stand alone', () => {
    const titles = every.map(titleOf)
    expect(titles).toEqual(expect.arrayContaining(['Öljynpaine', 'ABS-jarrut', 'AdBlue-neste']))
    for (const title of titles) expect(title).toMatch(/^[A-ZÄÖ]/)
  })
})

it('PU-03 the most urgent advice wins, the first of equal ones', () => {
  const one = (urgency: Advice['urgency'], detail: string = urgency): Advice => ({ urgency, detail })
  expect(mostUrgent([])).toBeNull()
  expect(mostUrgent([one('drive'), one('stop', 'a'), one('careful'), one('stop', 'b')])).toEqual(one('stop', 'a'))
  expect(mostUrgent([one('drive'), one('careful')])).toEqual(one('careful'))
})
