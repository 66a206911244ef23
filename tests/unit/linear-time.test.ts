import { describe, expect, it } from 'vitest'
import { expectLinear } from '../harness/linear-time'

const spaces = (length: number): string => `${' '.repeat(length)}x`

describe('the measure of linear time', () => {
  it.each([
    ['linear', (text: string) => text.replaceAll(' ', '-')],
    ['constant', (text: string) => text.length],
    ['a copy and a sort of few', (text: string) => [...text].filter((one) => one !== ' ')],
  ])('passes what is %s', (_, run) => expectLinear(run, spaces))

  it('fails what is quadratic', () => {
    // Of every space it asks again how far the spaces go.
    expect(() =>
      expectLinear(
        (text) => / +$/.test(text),
        (length) => spaces(length / 20),
      ),
    ).toThrow(/fifty times the input/)
  })
})
