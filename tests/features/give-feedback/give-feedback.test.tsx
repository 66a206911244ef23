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
    // Opening another page keeps the text, too, but not the failure.
    await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
    await screen.findByRole('heading', { level: 1, name: 'Lähetä muutos- tai peruutuspyyntö' })
    window.history.back()
    await title()
    expect(words()).toHaveValue('Kalenterin päivät ovat pieniä.')
    expect(screen.queryByText(/^Palautteen lähettäminen epäonnistui/)).toBeNull()
    await user.dblClick(send())
    expect(await screen.findByRole('heading', { level: 2, name: 'Kiitos palautteestasi' })).toHaveFocus()
    expect(
      main.getByText(whole('Palautteesi on vastaanotettu. Vastaamme sähköpostilla 14 vuorokauden kuluessa.')),
    ).toBeVisible()
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

  it('shows an empty form after a return, if the feedback was sent while another page was open', async () => {
    const events = heard('feedback-sent')
    const { user } = openApp({ path: '/saavutettavuus/', mountsOnce: true })
    await title()
    await user.type(words(), 'Kalenteri')
    const release = shop.hold('sendFeedback')
    await user.click(send())
    await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
    await screen.findByRole('heading', { level: 1, name: 'Lähetä muutos- tai peruutuspyyntö' })
    release()
    await waitFor(() => expect(events).toEqual([null]))
    window.history.back()
    await title()
    expect(screen.queryByRole('heading', { name: 'Kiitos palautteestasi' })).toBeNull()
    expect(words()).toHaveValue('')
  })

  it('keeps the draft, and shows no failure after a return, if sending failed while another page was open', async () => {
    const { user } = openApp({ path: '/saavutettavuus/', mountsOnce: true })
    await title()
    await user.type(words(), 'Kalenteri')
    let fail: (failure: Response) => void = () => {}
    shop.answer('sendFeedback', () => new Promise((resolve) => (fail = resolve)))
    await user.click(send())
    await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
    await screen.findByRole('heading', { level: 1, name: 'Lähetä muutos- tai peruutuspyyntö' })
    fail(new Response(null, { status: 500 }))
    await screen.findByText('Palvelussa tapahtui odottamaton häiriö.')
    window.history.back()
    await title()
    expect(screen.queryByText(/^Palautteen lähettäminen epäonnistui/)).toBeNull()
    expect(words()).toHaveValue('Kalenteri')
  })

  it('thanks for feedback until the page is left', async () => {
    const { user } = openApp({ path: '/saavutettavuus/' })
    await title()
    await user.type(words(), 'Kalenteri')
    await user.click(send())
    await screen.findByRole('heading', { name: 'Kiitos palautteestasi' })
    // No reply is promised without an address.
    expect(screen.getByText('Palautteesi on vastaanotettu.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
    await screen.findByRole('heading', { level: 1, name: 'Lähetä muutos- tai peruutuspyyntö' })
    window.history.back()
    await title()
    expect(words()).toHaveValue('')
  })
})
