import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { chooseWorkplace, openStep, workplaceButton } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { findPart } from '../../harness/screens/part'

const shop = openShop()

const choose = (name: string) => screen.findByRole('button', { name: `Valitse ${name}` })
const cards = async (): Promise<HTMLElement[]> => {
  await choose('Helsinki Roihupelto')
  await waitFor(() => expect(screen.queryAllByText(/^Haetaan ensimmäistä/)).toEqual([]))
  return within(screen.getByRole('group', { name: 'Toimipisteet' })).getAllByRole('listitem')
}
const names = async () => (await cards()).map((card) => within(card).getByRole('heading').textContent ?? '')
const cardOf = async (name: string): Promise<HTMLElement> => {
  const button = await choose(name)
  const card = screen.getAllByRole('listitem').find((one) => one.contains(button))
  if (!card) throw new Error(`no card for ${name}`)
  return card
}
const freeTimesLoaded = () => screen.findByRole('heading', { name: 'Ei vapaita aikoja lähikuukausina' })

describe('choosing a workplace', () => {
  it('OR-01 shows a card per compatible workplace, with name, address, postcode and post office', async () => {
    await openStep(shop, 'ORGANIZATION')
    expect(await screen.findByRole('heading', { name: 'Valitse toimipiste' })).toBeVisible()
    expect(await cards()).toHaveLength(12)
    expect(within(await cardOf('Espoo Leppävaara')).getByText('Sylinterikuja 7, 02650 Espoo')).toBeVisible()
    expect(shop.count('tireChangeOrganizations')).toBe(0)
  })

  it('OP-02 says beside the opening hours which of the next days differ', async () => {
    await shop.db().execute(sql`insert into workshop_closed_day values (2, '2026-11-27')`)
    await shop.db().execute(sql`insert into workshop_open_day values (2, '2026-11-30', null, '12:00')`)
    await openStep(shop, 'ORGANIZATION')
    // The free times group the cards anew.
    await cards()
    expect(await cardOf('Espoo Leppävaara')).toHaveTextContent(
      /Avoinna arkisin klo \d+\.\d\d–\d+\.\d\d\s?pe 27\.11\. suljettu, ma 30\.11\. klo \d+\.\d\d–12\.00/,
    )
    expect(await cardOf('Helsinki Roihupelto')).not.toHaveTextContent(/suljettu/)
    await shop.db().execute(sql`delete from workshop_closed_day`)
    await shop.db().execute(sql`delete from workshop_open_day`)
  })

  it('OR-02 shows the first free time as weekday and date', async () => {
    shop.answer('nextFreeTimes', () =>
      HttpResponse.json([
        { organizationId: 1, firstFreeTime: '2026-11-24T08:00:00' },
        { organizationId: 10, firstFreeTime: '2026-12-03' },
        { organizationId: 12, firstFreeTime: null },
      ]),
    )
    await openStep(shop, 'ORGANIZATION')
    expect(await screen.findByRole('heading', { name: 'tiistai 24.11.2026' })).toBeVisible()
    expect(await cardOf('Helsinki Roihupelto')).toHaveTextContent('Ensimmäinen vapaa aika tiistai 24.11.2026')
    expect(await cardOf('Pori Keskusta')).toHaveTextContent('torstai 3.12.2026')
    expect(shop.lastQuery('nextFreeTimes')?.get('organizationIds')?.split(',')).toHaveLength(12)
  })

  it('OR-03 sorts by first free time, with workplaces without one last and labelled', async () => {
    const firstFreeTimes = ['2026-12-01', '2026-11-30', '2026-11-26', '2026-12-02']
    shop.answer('nextFreeTimes', () =>
      HttpResponse.json(firstFreeTimes.map((firstFreeTime, index) => ({ organizationId: 2 + index, firstFreeTime }))),
    )
    await openStep(shop, 'ORGANIZATION')
    await screen.findAllByText('Ei vapaita aikoja lähikuukausina')
    expect((await names()).slice(0, 5)).toEqual([
      'Tampere Sarankulma',
      'Vantaa Aviapolis',
      'Espoo Leppävaara',
      'Turku Länsikeskus',
      'Helsinki Roihupelto',
    ])
    expect(await cardOf('Helsinki Roihupelto')).toHaveTextContent('Ei vapaita aikoja lähikuukausina')
  })

  it('OR-02 OR-03 puts Rovaniemi, which has no lift, last with the real server’s data', async () => {
    await openStep(shop, 'ORGANIZATION')
    await freeTimesLoaded()
    expect((await names()).at(-1)).toBe('Rovaniemi Etelärinne')
  })

  it('OR-04 sets the selected workplace and continues to the services', async () => {
    const { user } = await openStep(shop, 'ORGANIZATION')
    await chooseWorkplace(user, 'Espoo Leppävaara')
    expect(await screen.findByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
    expect(shop.lastQuery('setActiveOrganization')?.get('organizationId')).toBe('2')
  })

  it('OR-05 shows the workplace with its address in the summary, and can change it while no time is reserved', async () => {
    const { user } = await openStep(shop, 'SERVICES', { organizationId: 2 })
    const card = await findPart('Toimipiste')
    expect(card).toHaveTextContent('Espoo Leppävaara')
    expect(card).toHaveTextContent('Sylinterikuja 7, 02650 Espoo')
    await user.click(within(card).getByRole('button', { name: 'Muokkaa: Toimipiste' }))
    expect(await screen.findByRole('heading', { name: 'Valitse toimipiste' })).toBeVisible()
  })

  it('OR-05 WZ-11 cannot change the workplace after a time is reserved', async () => {
    await openStep(shop, 'CUSTOMER')
    const card = await findPart('Toimipiste')
    expect(within(card).queryByRole('button')).not.toBeInTheDocument()
  })

  it('OR-06 can select a workplace while the free times load', async () => {
    const release = shop.hold('nextFreeTimes')
    const { user } = await openStep(shop, 'ORGANIZATION')
    const card = await cardOf('Helsinki Roihupelto')
    expect(card).toHaveTextContent('Haetaan ensimmäistä vapaata aikaa…')
    await user.click(await choose('Helsinki Roihupelto'))
    expect(await screen.findByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
    release()
  })

  it('OR-06 reports failed free times, retries on request, and can select a workplace meanwhile', async () => {
    shop.fail('nextFreeTimes', 500)
    const { user } = await openStep(shop, 'ORGANIZATION')
    await waitFor(async () =>
      expect(await cardOf('Helsinki Roihupelto')).toHaveTextContent('Ensimmäistä vapaata aikaa ei saatu haettua'),
    )
    expect(await choose('Helsinki Roihupelto')).toBeEnabled()
    const warning = screen.getByRole('alert')
    expect(warning).toHaveTextContent('Ensimmäistä vapaata aikaa ei saatu haettua')
    // Other words than those of the warning just above.
    expect(screen.getByRole('heading', { name: 'Ensimmäinen vapaa aika ei ole tiedossa' })).toBeVisible()
    shop.restore('nextFreeTimes')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    await freeTimesLoaded()
    expect(screen.queryByText('Ensimmäistä vapaata aikaa ei saatu haettua')).not.toBeInTheDocument()
  })

  it('OR-06 reports that loading the list failed, and retries on request', async () => {
    shop.fail('compatibleOrganizations', 500)
    const { user } = await openStep(shop, 'ORGANIZATION')
    expect(await screen.findByText('Toimipisteiden haku epäonnistui. Yritä hetken kuluttua uudelleen.')).toBeVisible()
    expect(shop.count('nextFreeTimes')).toBe(0)
    shop.restore('compatibleOrganizations')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await cards()).toHaveLength(12)
    expect(screen.getByRole('heading', { name: 'Valitse toimipiste' })).toHaveFocus()
  })

  it('OR-06 reports that no workplace suits the vehicle', async () => {
    shop.answer('compatibleOrganizations', () => HttpResponse.json([]))
    await openStep(shop, 'ORGANIZATION')
    expect(await screen.findByText('Autollesi sopivaa toimipistettä ei löytynyt')).toBeVisible()
    expect(shop.count('nextFreeTimes')).toBe(0)
  })

  it('OR-04 NO-02 stays on the step and shows the error if saving fails, and can retry', async () => {
    shop.fail('setActiveOrganization', 500)
    const { user } = await openStep(shop, 'ORGANIZATION')
    await user.click(await workplaceButton('Espoo Leppävaara'))
    const card = await cardOf('Espoo Leppävaara')
    expect(await within(card).findByRole('alert')).toHaveTextContent('Palvelussa tapahtui odottamaton häiriö.')
    shop.restore('setActiveOrganization')
    await user.click(await workplaceButton('Espoo Leppävaara'))
    expect(await screen.findByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
  })

  it('OR-01 OR-02 OR-03 uses the separate list of a tire change, in the server’s order and without free times', async () => {
    await openStep(shop, 'ORGANIZATION', { process: 'TIRE_CHANGE' })
    expect((await names())[0]).toBe('Helsinki Roihupelto')
    const listed = await names()
    expect(listed.indexOf('Rovaniemi Etelärinne')).toBe(11)
    expect(screen.queryByText(/Ensimmäinen vapaa aika|vapaata aikaa/)).not.toBeInTheDocument()
    expect(shop.count('tireChangeOrganizations')).toBeGreaterThan(0)
    expect(shop.count('nextFreeTimes') + shop.count('compatibleOrganizations')).toBe(0)
  })
})
