import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { axeFaults } from '../harness/screens/axe'
import { openApp } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { whole } from '../harness/screens/whole'

openShop()

async function openAccessibilityStatement(accessibility: object): Promise<HTMLElement> {
  openApp({ path: '/saavutettavuus', config: JSON.stringify({ accessibility }) })
  await screen.findByRole('heading', { level: 1, name: 'Saavutettavuusseloste' })
  return screen.getByRole('main')
}
const headings = (main: HTMLElement) =>
  within(main)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

it('LW-07 claims nothing about a page that the chain has not assessed', async () => {
  const main = await openAccessibilityStatement({})
  expect(main).toHaveTextContent(
    /Saavutettavuuden tilaPalvelun saavutettavuutta ei ole vielä arvioitu\.Huomasitko puutteen\?/,
  )
  expect(main).not.toHaveTextContent(/täyttää|WCAG|axe|kehittäjä|laadittu|päivitetty|havaittu|Tiedossamme/)
  expect(headings(main)).not.toContain('Miten saavutettavuus on arvioitu')
})

it.each([
  ['full', 'Palvelu täyttää saavutettavuuden A- ja AA-tason vaatimukset (WCAG 2.1).'],
  ['partial', 'Palvelu täyttää suurimman osan saavutettavuuden A- ja AA-tason vaatimuksista (WCAG 2.1).'],
  ['none', 'Palvelu ei täytä suurinta osaa saavutettavuuden A- ja AA-tason vaatimuksista (WCAG 2.1).'],
])('LW-07 states the chain’s own result: %s', async (result, words) => {
  const method = 'Arvion teki Esteetön Oy ruudunlukijalla ja näppäimistöllä.'
  const main = await openAccessibilityStatement({
    assessed: { on: '2026-10-01', result, method },
    updated: '2026-11-05',
  })
  expect(within(main).getByText(words)).toBeVisible()
  expect(main).not.toHaveTextContent('ei ole vielä arvioitu')
  expect(headings(main)).toContain('Miten saavutettavuus on arvioitu')
  expect(within(main).getByText(method)).toBeVisible()
  expect(within(main).getByText(whole('Arvio on tehty 1.10.2026.'))).toBeVisible()
  expect(within(main).getByText(whole('Seloste on päivitetty 5.11.2026.'))).toBeVisible()
})

it('LW-07 lists the known gaps with their days, also before an assessment', async () => {
  const gaps = [
    { found: '2026-09-30', text: 'Kalenterin <b>kuukautta</b> ei lueta ääneen.' },
    { found: '2026-10-01', text: 'Maksupalvelun sivulla kohdistus katoaa.' },
  ]
  const main = await openAccessibilityStatement({ gaps })
  expect(within(main).getByText('Tiedossamme ovat nämä puutteet:')).toBeVisible()
  const listed = within(main)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(listed.filter((words) => words?.includes('havaittu'))).toEqual([
    'Kalenterin <b>kuukautta</b> ei lueta ääneen. (havaittu 30.9.2026)',
    'Maksupalvelun sivulla kohdistus katoaa. (havaittu 1.10.2026)',
  ])
  expect(within(main).getByText('Palvelun saavutettavuutta ei ole vielä arvioitu.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
})
