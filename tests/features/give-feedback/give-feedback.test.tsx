import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sessionStore } from '#entities/session'
import { wizardStore } from '#entities/process'
import { axeFaults } from '../../harness/screens/axe'
import { heard } from '../../harness/screens/heard'
import { openApp, openStep } from '../../harness/screens/render-app'
import { whole } from '../../harness/screens/whole'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const title = () => screen.findByRole('heading', { level: 1, name: 'Saavutettavuusseloste' })
const words = () => screen.getByRole('textbox', { name: /^Palautteesi/ })
const send = () => screen.getByRole('button', { name: /^Lähetä palaute/ })

describe('the accessibility statement', () => {
  it('RT-12 preserves the booking and its held time, and Back returns to it without a confirmation', async () => {
    const { user, get } = await openStep(shop, 'CUSTOMER')
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    const { token } = get(sessionStore)
    await user.click(screen.getByRole('link', { name: 'Saavutettavuusseloste' }))
    expect(await title()).toHaveFocus()
    expect(document.title).toBe('Saavutettavuusseloste | Pohjolan Autohuolto')
    expect(window.location.pathname).toBe('/saavutettavuus')
    expect(screen.queryByRole('navigation', { name: 'Varauksen vaiheet' })).toBeNull()
    window.history.back()
    expect(await screen.findByRole('heading', { name: 'Omat tiedot' })).toBeVisible()
    expect(get(wizardStore).active?.name).toBe('CUSTOMER')
    expect(get(sessionStore).token).toBe(token)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows its contents, reports failed and sent feedback in place, and keeps the typed text', async () => {
    const events = heard('feedback-sent')
    const { user } = openApp({
      path: '/saavutettavuus/',
      config: '{"accessibilityEmail": "apua@ketju.fi", "brand": {"name": "Ketju"}}',
    })
    await title()
    const main = within(screen.getByRole('main'))
    expect(main.getByText(whole(/^Tämä seloste koskee ajanvarausta, jonka tarjoaa Ketju/, 'p'))).toBeVisible()
    expect(main.getByText('Palvelun saavutettavuutta ei ole vielä arvioitu.')).toBeVisible()
    expect(main.getByRole('link', { name: 'apua@ketju.fi' })).toHaveAttribute('href', 'mailto:apua@ketju.fi')
    expect(main.getByText(/Liikenne- ja viestintävirasto Traficomille\.$/)).toBeVisible()
    expect(main.getByRole('link', { name: 'saavutettavuusvaatimukset.fi' })).toBeVisible()
    expect(await axeFaults()).toEqual([])

    await user.click(send())
    expect(words()).toHaveFocus()
    expect(words()).toHaveAccessibleDescription('Kirjoita palautteesi.')
    await user.type(words(), 'Kalenterin päivät ovat pieniä.')
    await user.type(screen.getByRole('textbox', { name: 'Sähköposti' }), 'aino@')
    await user.click(send())
    expect(shop.count('sendFeedback')).toBe(0)
    await user.type(screen.getByRole('textbox', { name: 'Sähköposti' }), 'example.fi')

    shop.fail('sendFeedback', 500)
    await user.click(send())
    const alert = await main.findByRole('alert')
    expect(alert).toHaveTextContent('Palautteen lähettäminen epäonnistui. Tekstisi on tallessa, yritä uudelleen.')
    expect(await axeFaults()).toEqual([])
    shop.fail('sendFeedback', 429)
    await user.click(send())
    await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent('Olet jo lähettänyt useita palautteita.'))
    shop.restore('sendFeedback')
    // Opening another page keeps the text, too.
    await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
    await screen.findByRole('heading', { level: 1, name: 'Lähetä muutos- tai peruutuspyyntö' })
    window.history.back()
    await title()
    expect(words()).toHaveValue('Kalenterin päivät ovat pieniä.')
    await user.dblClick(send())
    expect(await screen.findByRole('heading', { level: 2, name: 'Kiitos palautteestasi' })).toHaveFocus()
    expect(shop.lastQuery('sendFeedback')?.toString()).toBe('')
    expect(shop.lastBody('sendFeedback')).toEqual({
      message: 'Saavutettavuuspalaute:\nKalenterin päivät ovat pieniä.',
      rating: null,
      sendEmail: true,
      notificationEmailAddress: 'aino@example.fi',
    })
    expect(shop.count('sendFeedback')).toBe(3)
    expect(events).toEqual([null])
    await user.click(screen.getByRole('button', { name: 'Anna lisää palautetta' }))
    expect(words()).toHaveValue('')
  })
})
