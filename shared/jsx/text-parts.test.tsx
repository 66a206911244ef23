import { render } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { untranslatable } from '../../tests/harness/translation/untranslatable'
import { translatePage } from '../../tests/harness/translation/translator'

let end = (): void => {}
afterEach(() => end())

/** Draws the contents one after the other in the same place while a translator works, and returns the text of each. */
async function drawn(contents: readonly ReactNode[]): Promise<readonly string[]> {
  end = translatePage('ˑ')
  const texts: string[] = []
  const { container, rerender } = render(<div />)
  for (const content of contents) {
    rerender(<p>{content}</p>)
    // The translator hears of a change in a task of its own.
    await new Promise((wake) => setTimeout(wake))
    expect(untranslatable(container)).toEqual([])
    texts.push((container.textContent ?? '').replaceAll('ˑ', ''))
  }
  return texts
}

describe('a text beside other content', () => {
  const cases: readonly (readonly [what: string, ...contents: ReactNode[]])[] = [
    ['an amount that changes', 'Yhteensä 249,00\u00A0€', 'Yhteensä 274,00\u00A0€', 'Sovitaan'],
    ['an amount alone', '249,00\u00A0€', '274,00\u00A0€', 'Sovitaan'],
    ['a text that becomes an element', ['Yksi', null], [<b key="b">Kaksi</b>, null], ['Kolme', null]],
    [
      'a text that comes and goes',
      [<b key="b">Aika</b>, 'vapaa'],
      [<b key="b">Aika</b>, false],
      [<b key="b">Aika</b>, 'varattu'],
    ],
    [
      'texts around an element',
      ['Tuo auto ', <b key="b">ma</b>, ' aamulla'],
      ['Tuo auto ', <b key="b">ti</b>, ' illalla'],
    ],
    ['a text in a fragment', <>Ensin</>, <>Sitten</>, null],
    ['a number', [3, ' palvelua'], [4, ' palvelua']],
  ]

  it.each(cases)('EV-01 is current in a translated page: %s', async (_, ...contents) => {
    const plain = contents.map((content) => render(<p>{content}</p>).container.textContent ?? '')
    expect(await drawn(contents)).toEqual(plain)
  })

  it('EV-01 keeps what stands beside it', async () => {
    function Counter() {
      const [count, setCount] = useState(0)
      return <button onClick={() => setCount(count + 1)}>{count}</button>
    }
    end = translatePage('ˑ')
    const { container, rerender } = render(
      <p>
        Yksi <Counter />
      </p>,
    )
    const button = container.querySelector('button')
    rerender(
      <p>
        Kaksi <Counter /> lisää
      </p>,
    )
    expect(container.querySelector('button')).toBe(button)
  })

  it('EV-02 marks amounts, times and plates in the sentence, which stays in one element', () => {
    const { container } = render(<p>{'Auto ABC-123 on valmis klo 14.00. Maksat 249,00\u00A0€.'}</p>)
    const fixed = [...container.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent)
    expect(fixed).toEqual(['ABC-123', '14.00', '249,00\u00A0€'])
    expect(container.querySelectorAll('p > *')).toHaveLength(1)
  })
})
