import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { dayAt, noGaps, offer, showing, slots } from '../../harness/screens/free-times'
import { openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'

const shop = openShop()

const shift = (name: RegExp) => screen.findByRole('radio', { name })
const mechanics = () => screen.findByRole('combobox', { name: 'Kuka huoltaa autosi?' })
const gap = () => screen.findByRole('button', { name: 'Valitse tämä aika' })
const next = () => primary('Jatka')

describe('the mechanic filter', () => {
  it('TM-18 TM-07 shows times and hours of a mechanic, and keeps and locks the selection while a time is held', async () => {
    noGaps(shop)
    const { user, close } = await openStep(shop, 'TIME', { organizationId: 6 })
    const select = await mechanics()
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kuka tahansa vapaa asentaja', 'Asentaja Mikko', 'Asentaja Sanna'])
    expect(shop.lastBody('selectResources')).toEqual([])
    await waitFor(() => expect(slots().length).toBeGreaterThan(0))
    const before = shop.count('freeTimesMorning')
    await user.selectOptions(select, 'Asentaja Mikko')
    expect(await screen.findByText(whole(/^Asentaja Mikko on poissa 7.12.–11.12.2026.$/))).toBeVisible()
    expect(await screen.findByText(whole(/^Työvuoro \w+ \d+.\d+.2026 klo 7.00–17.00.$/))).toBeVisible()
    expect(shop.lastBody('selectResources')).toEqual([601])
    await waitFor(() => expect(shop.count('freeTimesMorning')).toBeGreaterThan(before))
    await waitFor(() => expect(screen.getAllByRole('grid')[0]).not.toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByRole('button', { name: /^maanantai 7.12., ei vapaita/ })).toBeVisible()

    // A refused change keeps the previous mechanic, with the absences.
    shop.fail('selectResources', 500)
    await user.selectOptions(select, 'Asentaja Sanna')
    expect(await screen.findByText('Asentajan valinta ei onnistunut. Valitse uudelleen.')).toBeVisible()
    expect(select).toHaveDisplayValue('Asentaja Mikko')
    expect(await screen.findByText(whole(/^Asentaja Mikko on poissa 7.12.–11.12.2026.$/))).toBeVisible()
    shop.restore('selectResources')

    await waitFor(() => expect(slots().length).toBeGreaterThan(0))
    await user.click(screen.getAllByRole('button', { name: /^Valitse aika klo/ })[0] ?? document.body)
    await user.click(next())
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    await user.click(await screen.findByRole('button', { name: 'Vaihda aika' }))
    expect(await mechanics()).toBeDisabled()
    expect(await mechanics()).toHaveDisplayValue('Asentaja Mikko')
    expect(await mechanics()).toHaveAccessibleDescription('Luovu ensin varatusta ajasta, jos haluat vaihtaa asentajaa.')
    close()
  })

  it('TM-17 TM-18 shows only the calendar if the server has neither mechanics nor gap times', async () => {
    shop.fail('customerSelectableResources', 404)
    shop.fail('gapTimes', 404)
    offer(shop, 'freeTimesMorning', dayAt('2026-11-25', '08:00'))
    await openStep(shop, 'TIME', { organizationId: 6 })
    await showing('8.00')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.queryByText('Aikaisempi aika vapaana')).not.toBeInTheDocument()
  })
})

describe('a gap time', () => {
  it('TM-17 is offered above the calendar, selected in its own shift, and cleared for another time', async () => {
    const release = shop.hold('freeTimesMorning')
    shop.answer('gapTimes', async (pass) => {
      const answer = await pass()
      release()
      return answer
    })
    const { user } = await openStep(shop, 'TIME')
    expect(await screen.findByText('Aikaisempi aika vapaana')).toBeVisible()
    const [first] = screen.getAllByRole('grid')
    expect((await gap()).compareDocumentPosition(first ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await gap()).toHaveAccessibleDescription('Aikaisempi aika vapaana ti 24.11.2026 klo 19.30')
    await user.click(await gap())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Valitse tämä aika' })).toHaveAttribute('aria-pressed', 'true'),
    )
    expect(shop.sent('selectGapTime').map(({ query }) => query.get('selected'))).toEqual(['true'])
    expect(await shift(/^Iltapäivällä/)).toBeChecked()
    expect(screen.getByRole('button', { name: 'Valitse aika klo 19.30' })).toHaveAttribute('aria-pressed', 'true')
    expect(next()).toBeEnabled()

    // A refused gap time is reported like any other time, and not offered again.
    shop.answer('reserveTime', () => HttpResponse.json({ responseCode: 'NOT_AVAILABLE' }))
    noGaps(shop)
    await user.click(next())
    await waitFor(() =>
      expect(screen.getByText('Aika on voitu varata juuri ennen sinua. Valitse toinen aika.')).toBeVisible(),
    )
    await waitFor(() => expect(screen.queryByText('Aikaisempi aika vapaana')).not.toBeInTheDocument())
    shop.restore('reserveTime')
    await user.click(await screen.findByRole('button', { name: /^torstai 26.11., \d+ vapaata/ }))
    const [other] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
    await user.click(other ?? document.body)
    await user.click(next())
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    expect(shop.sent('selectGapTime').map(({ query }) => query.get('selected'))).toEqual(['true', 'false'])
    expect(shop.lastQuery('reserveTime')?.get('workshiftPosition')).toBe('EVENING')
  })

  it('TM-17 stands below the calendar if it arrives late, so that nothing moves', async () => {
    offer(shop, 'freeTimesMorning', dayAt('2026-11-26', '08:00'))
    const release = shop.hold('gapTimes')
    await openStep(shop, 'TIME')
    await showing('8.00')
    release()
    const [month] = screen.getAllByRole('grid')
    expect((await gap()).compareDocumentPosition(month ?? document.body)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })
})
