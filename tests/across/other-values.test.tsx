// Slices: booking, choose-services, reserve-time
/** What a step shows and sends when another server writes times and prices in another form. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openStep, primary } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { varied, type Variation } from '../harness/other-servers/varied'

let vary: Variation = (_, value) => value
const shop = openShop(varied((call, value) => vary(call, value)))
afterEach(() => {
  vary = (_, value) => value
})

const heading = (name: string) => screen.findByRole('heading', { name })
const trouble = (): unknown[] => screen.queryAllByRole('button', { name: /^Virhe/ })

describe('times and prices in another form', () => {
  const HELSINKI_WINTER_MS = 2 * 3_600_000
  const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/
  const toZ = (time: string): string => new Date(Date.parse(`${time}Z`) - HELSINKI_WINTER_MS).toISOString()
  const toMs = (time: string): number => Date.parse(`${time}Z`) - HELSINKI_WINTER_MS
  const everywhere = (change: (value: unknown) => unknown) => (value: unknown) =>
    value === undefined ? undefined : (JSON.parse(JSON.stringify(value), (_, one: unknown) => change(one)) as unknown)
  const times = (write: (time: string) => unknown) =>
    everywhere((one) => (typeof one === 'string' && TIME.test(one) ? write(one) : one))

  it.each([
    ['with Z', toZ],
    ['with an offset', (time: string) => `${time}+02:00`],
    ['without seconds', (time: string) => time.slice(0, 16)],
    ['with a blank', (time: string) => time.replace('T', ' ')],
    ['as milliseconds', toMs],
  ])('AS-10 shows and reserves the same time where times come %s', async (_, write) => {
    const { user, close } = await openStep(shop, 'TIME')
    const names = async () =>
      (await screen.findAllByRole('button', { name: /^Valitse aika klo/ })).map(({ textContent }) => textContent)
    const shown = await names()
    close()
    vary = (_call, value) => times(write)(value)
    await openStep(shop, 'TIME')
    expect(await names()).toEqual(shown)
    const [slot] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
    await user.click(slot ?? document.body)
    await user.click(primary('Jatka'))
    expect(await heading('Omat tiedot')).toBeVisible()
    const reserved = shop.lastQuery('reserveTime')?.get('reservation') ?? ''
    expect(reserved).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\|\d{4}-\d\d-\d\dT\d\d:\d\d:00$/)
    expect(reserved.slice(11, 16)).toBe(shown[0]?.replace('.', ':').padStart(5, '0'))
    expect(trouble()).toEqual([])
  })

  it('AS-10 AS-11 shows days, hours and prices that come as midnights, short times and text', async () => {
    const dates = everywhere((one) => {
      if (typeof one === 'number' && !Number.isInteger(one)) return String(one).replace('.', ',')
      if (typeof one === 'string' && /^\d{4}-\d\d-\d\d$/.test(one)) return `${one}T00:00:00`
      return typeof one === 'string' && /^\d\d:\d\d:00$/.test(one) ? one.slice(0, 5) : one
    })
    const { close } = await openStep(shop, 'TIME')
    const read = async (): Promise<string | null> => {
      await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
      return screen.getByRole('main').textContent
    }
    const usual = await read()
    close()
    vary = (_call, value) => dates(value)
    await openStep(shop, 'TIME')
    expect(await read()).toBe(usual)
  })
})
