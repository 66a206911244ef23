import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withoutClosedDays } from '../../harness/screens/free-times'
import { openStep } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

describe('the calendar of an enquiry', () => {
  const openPicker = async () => {
    const { user } = await openStep(shop, 'TIME')
    await user.click(await screen.findByRole('button', { name: 'Lähetä aikatiedustelu' }))
    const picker = await screen.findByRole('group', { name: 'Kalenteri, valitse toivottu päivä' })
    return { user, day: (name: string | RegExp) => within(picker).findByLabelText(name) }
  }

  it('OP-02 TM-12 offers no closed day, and names it so', async () => {
    const { user, day } = await openPicker()
    await user.click(await day('Seuraava kuukausi'))
    expect(await day('torstai 24.12., suljettu')).toHaveAttribute('aria-disabled', 'true')
    await user.click(await day(/^torstai 24\.12\./))
    expect(screen.getByText('Et ole vielä valinnut päivää.', { selector: 'output *' })).toBeVisible()
    await user.click(await day('keskiviikko 23.12.'))
    expect(screen.getByText('Toivottu päivä', { selector: 'output *' }).closest('output')).toHaveTextContent(
      /keskiviikko 23\.12\.2026/,
    )
  })

  it('OP-02 TM-12 offers weekdays if the server does not tell its closed days', async () => {
    withoutClosedDays(shop)
    const { user, day } = await openPicker()
    await user.click(await day('Seuraava kuukausi'))
    expect(await day('torstai 24.12.')).toBeEnabled()
  })
})
