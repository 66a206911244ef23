import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const question = () => screen.findByRole('alertdialog', { name: /^Haluatko jatkaa ilman palveluja\?/ })
const time = () => screen.findByRole('heading', { name: 'Varaa aika' })

describe('an order with nothing in it', () => {
  it('RC-05 asks once in the page whether it is meant', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await screen.findByRole('checkbox', { name: /^Perushuolto/ })
    await user.click(primary('Jatka'))
    expect(await question()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Takaisin palveluihin' }))
    expect(screen.getByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
    await user.click(primary('Jatka'))
    await question()
    await user.click(screen.getByRole('button', { name: 'Jatka ilman palveluja' }))
    expect(await time()).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Muokkaa: Palvelut' }))
    await screen.findByRole('checkbox', { name: /^Perushuolto/ })
    await user.click(primary('Jatka'))
    expect(await time()).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it.each([
    ['a service', async () => screen.findByRole('checkbox', { name: /^Perushuolto/ }), ''],
    ['notes', async () => screen.findByRole('textbox', { name: 'Viesti toimipisteelle' }), 'Avain lokerossa'],
    ['a symptom', async () => screen.findByRole('textbox', { name: 'Kuvaus korjaustarpeesta' }), 'Jarrut{Enter}'],
  ] as const)('RC-05 does not ask if the visitor has given %s', async (_, control, text) => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await control())
    if (text) await user.keyboard(text)
    await user.click(primary('Jatka'))
    expect(await time()).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })
})
