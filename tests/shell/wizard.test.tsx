import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { maintenance } from '#processes/maintenance'
import { lazyScreen, type SummaryProps } from '#entities/process'
import { announced, chooseWorkplace, openApp, openStep } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { findPart, getPart, queryPart } from '../harness/screens/part'
import { fillBooking, remembered } from '../harness/visitors/fill-booking'

const shop = openShop()

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const stepStates = () =>
  within(screen.getByRole('navigation', { name: 'Varauksen vaiheet' }))
    .getAllByRole('listitem')
    .map(
      (item) => `${item.getAttribute('aria-current') ?? ''}${item.textContent?.includes('(valmis)') ? 'valmis' : ''}`,
    )

describe('the wizard', () => {
  it('WZ-04 WZ-05 shows a check-marked card per finished step, and the states in the stepper', async () => {
    await openStep(shop, 'TIME')
    await heading('Varaa aika')
    for (const name of ['Ajoneuvo', 'Toimipiste', 'Palvelut']) {
      const title = within(await findPart(name)).getByRole('heading', { level: 2, name })
      expect(title.querySelector('svg')).not.toBeNull()
    }
    expect(queryPart('Aika')).not.toBeInTheDocument()
    expect(stepStates()).toEqual(['valmis', 'valmis', 'valmis', 'step', '', ''])
  })

  it('WZ-08 reopens a finished step by its edit button, and unfinishes the later steps', async () => {
    const { user } = await openStep(shop, 'TIME')
    await user.click(within(await findPart('Toimipiste')).getByRole('button', { name: 'Muokkaa: Toimipiste' }))
    await heading('Valitse toimipiste')
    expect(stepStates()).toEqual(['valmis', 'step', '', '', '', ''])
    expect(queryPart('Palvelut')).not.toBeInTheDocument()
  })

  it('WZ-10 resumes the step and the booking after a reload', async () => {
    const { user, close } = await openStep(shop, 'ORGANIZATION')
    await chooseWorkplace(user, 'Turku Länsikeskus')
    await heading('Valitse palvelut')
    close()
    const [before, sessions] = [shop.count('getBooking'), shop.count('initSession')]
    openApp()
    await heading('Valitse palvelut')
    expect(await findPart('Toimipiste')).toHaveTextContent('Turku Länsikeskus')
    expect(await findPart('Ajoneuvo')).toHaveTextContent('ABC-123')
    expect(shop.count('getBooking')).toBeGreaterThan(before)
    expect(shop.count('initSession')).toBe(sessions)
  })

  it('WZ-10 WZ-04 renders a step after a reload only when the code of all cards above it is loaded', async () => {
    const { close } = await openStep(shop, 'SERVICES')
    await heading('Valitse palvelut')
    close()
    let arrive = (): void => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const slow = lazyScreen<SummaryProps>(async () => {
      await arrived
      return () => <p>Kortin sisältö</p>
    })
    const [first, ...others] = maintenance.steps
    const steps = [{ ...first, Summary: slow.Screen, preload: slow.preload }, ...others] as const
    openApp({ definitions: [{ ...maintenance, steps }] })
    const early = screen.findByRole('heading', { name: 'Valitse palvelut' }, { timeout: 1_000 })
    await expect(early).rejects.toThrow(/Unable to find/)
    arrive()
    await heading('Valitse palvelut')
    expect(getPart('Ajoneuvo')).toHaveTextContent('Kortin sisältö')
    expect(getPart('Toimipiste')).toBeInTheDocument()
  })

  it('WZ-10 reports a failed read of the booking after a reload, and retries it on request', async () => {
    shop.fail('getBooking', 500)
    const { user } = await openStep(shop, 'SERVICES')
    const retry = await screen.findByRole('button', { name: 'Yritä uudelleen' })
    shop.restore('getBooking')
    await user.click(retry)
    expect(await heading('Valitse palvelut')).toBeVisible()
  })

  it('WZ-10 restarts if storage has the step but not the session', async () => {
    const { close } = await openStep(shop, 'SERVICES')
    await heading('Valitse palvelut')
    close()
    window.sessionStorage.removeItem('huoltovaraus.session')
    openApp()
    expect(await heading('Ajoneuvon tiedot')).toBeVisible()
    expect(queryPart('Ajoneuvo')).not.toBeInTheDocument()
  })

  it('WZ-10 starts at the first step if storage has the session but not the step', async () => {
    const { close } = await openStep(shop, 'CUSTOMER')
    await heading('Omat tiedot')
    close()
    window.sessionStorage.removeItem('huoltovaraus.wizard')
    const { user } = openApp()
    await user.type(await screen.findByLabelText(/Rekisterinumero/), 'KOR-77')
    await user.type(screen.getByLabelText(/Mittarilukema/), '1000')
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    expect(await heading('Valitse toimipiste')).toBeVisible()
    expect(await findPart('Ajoneuvo')).toHaveTextContent('KOR-77')
  })

  it.each(['{"processType":"MAINTENANCE","step":"NOWHERE"}', '{', '{"step":"TIME"}', 'null'])(
    'WZ-10 starts at the first step if storage contains %s',
    async (remembered) => {
      window.sessionStorage.setItem('huoltovaraus.wizard', remembered)
      openApp()
      expect(await heading('Ajoneuvon tiedot')).toBeVisible()
    },
  )

  it('WZ-05 restores a step for its own process only', async () => {
    const { close } = await openStep(shop, 'SERVICES')
    await heading('Valitse palvelut')
    close()
    openApp({ path: '/renkaanvaihto' })
    expect(await heading('Ajoneuvon tiedot')).toBeVisible()
  })

  it('WZ-14 moves the focus to the next step’s heading, and announces the step once', async () => {
    const { user } = await openStep(shop, 'ORGANIZATION')
    await chooseWorkplace(user, 'Turku Länsikeskus')
    expect(await heading('Valitse palvelut')).toHaveFocus()
    expect(announced()).toContain('Vaihe 3, Palvelut, yhteensä 6')
  })

  it('WZ-14 does not move the focus when the page opens', async () => {
    await openStep(shop, 'ORGANIZATION')
    expect(await heading('Valitse toimipiste')).not.toHaveFocus()
  })
})

describe('starting over', () => {
  const startOver = async () => within(await findPart('Ajoneuvo')).getByRole('button', { name: 'Aloita alusta' })

  it('VE-07 WZ-09 returns to an empty first step, and does not ask before the services step', async () => {
    const { user } = await openStep(shop, 'ORGANIZATION')
    await user.click(await startOver())
    await heading('Ajoneuvon tiedot')
    expect(screen.getByLabelText(/Rekisterinumero/)).toHaveValue('')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('VE-07 asks from the services step on, and continues if the visitor cancels', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await startOver())
    const dialog = screen.getByRole('dialog', { name: /^Haluatko aloittaa varauksen alusta\?/ })
    expect(dialog).toHaveTextContent(/antamasi tiedot poistetaan\./)
    await user.click(within(dialog).getByRole('button', { name: 'Jatka varausta' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await heading('Valitse palvelut')).toBeVisible()
    await user.click(await startOver())
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Aloita alusta' }))
    expect(await heading('Ajoneuvon tiedot')).toBeVisible()
  })

  it('VE-07 opens a new session without data of the old booking', async () => {
    const { user } = await openStep(shop, 'ORGANIZATION')
    const sessions = shop.count('initSession')
    await user.click(await startOver())
    await user.type(await screen.findByLabelText(/Rekisterinumero/), 'KOR-77')
    await user.type(screen.getByLabelText(/Mittarilukema/), '1')
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    await waitFor(async () => expect(await findPart('Ajoneuvo')).toHaveTextContent('KOR-77'))
    expect(shop.count('initSession')).toBe(sessions + 1)
  })

  it('VE-07 is available while the choices are locked, and says that the time is given up', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await user.click(await startOver())
    expect(screen.getByRole('dialog')).toHaveTextContent(/antamasi tiedot poistetaan, ja varaamasi aika vapautuu\./)
  })

  it('VE-07 WZ-15 gives up no time where only a day is asked for', async () => {
    const { api, token } = await shop.visitor('MAINTENANCE')
    await fillBooking(api, 'TIME')
    await api.saveLead({ query: { leadDate: '2026-12-01' } })
    for (const [key, value] of Object.entries(remembered(token(), 'CUSTOMER'))) sessionStorage.setItem(key, value)
    const { user } = openApp()
    await user.click(await startOver())
    expect(screen.getByRole('dialog')).toHaveTextContent(/antamasi tiedot poistetaan\./)
    await user.click(screen.getByRole('button', { name: 'Jatka varausta' }))
    await user.click(screen.getByRole('link', { name: 'Renkaanvaihdon ajanvaraus' }))
    const leaving = await screen.findByRole('dialog', { name: /^Haluatko poistua varauksesta\?/ })
    expect(leaving).toHaveTextContent('Tähän mennessä antamasi tiedot poistetaan, jos poistut.')
  })
})
