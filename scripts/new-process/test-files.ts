import type { Names } from './names'

/** The test of the process's own step. */
export const testFiles = ({ slug, camel, type }: Names) => ({
  [`tests/processes/${slug}/${slug}.test.tsx`]: `import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ${camel} } from '#processes/${slug}'
import { findPart } from '../../harness/screens/part'
import { chooseWorkplace, openApp } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

/** Walks to the process's own step, as a visitor does. */
async function openChoice() {
  const opened = openApp({ path: ${camel}.path })
  const { user } = opened
  await user.type(await screen.findByLabelText(/Rekisterinumero/), 'ABC-123')
  await user.click(screen.getByRole('button', { name: 'Jatka' }))
  await chooseWorkplace(user, 'Helsinki Roihupelto')
  expect(await heading('Valitse vaihtoehto')).toHaveFocus()
  return opened
}

// conformance.test.tsx checks what every process must do. These tests cover this process only.
describe('${type}', () => {
  it('RT-10 saves the choice before the time step, and shows it when the step is reopened', async () => {
    const { user } = await openChoice()
    expect(screen.getByRole('button', { name: 'Jatka' })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: 'Laaja vaihtoehto' }))
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    await heading('Varaa aika')
    expect(shop.lastBody('saveNotes')).toEqual({ value: 'Laaja vaihtoehto' })
    const card = within(await findPart('Valinta'))
    expect(card.getByText('Laaja vaihtoehto')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Muokkaa: Valinta' }))
    expect(await screen.findByRole('radio', { name: 'Laaja vaihtoehto' })).toBeChecked()
  })

  it('WZ-13 keeps an unsaved choice when the visitor goes back and then forward', async () => {
    const { user } = await openChoice()
    await user.click(screen.getByRole('radio', { name: 'Laaja vaihtoehto' }))
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    await heading('Varaa aika')
    window.history.back()
    await heading('Valitse vaihtoehto')
    await user.click(await screen.findByRole('radio', { name: 'Perusvaihtoehto' }))
    window.history.forward()
    // Long enough for the application to restore the history.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(screen.getByRole('radio', { name: 'Perusvaihtoehto' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Laaja vaihtoehto' }))
    window.history.forward()
    expect(await heading('Varaa aika')).toBeVisible()
  })

  it('RT-10 shows an error if saving fails, keeps the choice, and saves it on the next attempt', async () => {
    const { user } = await openChoice()
    shop.fail('saveNotes', 500)
    await user.click(screen.getByRole('radio', { name: 'Perusvaihtoehto' }))
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    expect(await within(screen.getByRole('main')).findByRole('alert')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Perusvaihtoehto' })).toBeChecked()
    shop.restore('saveNotes')
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    expect(await heading('Varaa aika')).toBeVisible()
  })
})
`,
})
