import { describe, expect, it } from 'vitest'
import { expectLinear } from '../harness/linear-time'

const spaces = (length: number): string => `${' '.repeat(length)}x`

describe('expectLinear', () => {
  it.each([
    ['linear', (text: string) => text.replaceAll(' ', '-')],
    ['constant', (text: string) => text.length],
    ['linear time, with a copy, in', (text: string) => [...text].filter((one) => one !== ' ')],
  ])('accepts %s time', (_, run) => expectLinear(run, spaces))

  it('refuses quadratic time', () => {
    // At each space the expression scans the remaining spaces again.
    expect(() =>
      expectLinear(
        (text) => / +$/.test(text),
        (length) => spaces(length / 20),
      ),
    ).toThrow(/fifty times the input/)
  })
})
