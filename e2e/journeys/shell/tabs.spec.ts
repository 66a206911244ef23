import { expectAccessible } from '../../harness/access'
import { sentTo } from '../../harness/calls'
import { tokenOf } from '../../harness/api'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { USUAL, Visitor } from '../../pages/visitor'

const MAINTENANCE = 'Huollon ajanvaraus'
const TIRES = 'Renkaanvaihdon ajanvaraus'
const CHANGE = 'Varauksen muokkaus/peruutus'
const TITLES = {
  [MAINTENANCE]: 'Huollon ajanvaraus',
  [TIRES]: 'Rengaspalvelut / Renkaanvaihdon ajanvaraus',
  [CHANGE]: 'Lähetä muutos- tai peruutuspyyntö',
} as const

test.describe('the tabs', { tag: ['@process', '@cancel-form', '@tire-change'] }, () => {
  for (const path of ['/', '/tuntematon', '/huolto/jotain/muuta'])
    test(`RT-01 redirects ${path} to /huolto`, async ({ page }) => {
      const visitor = new Visitor(page)
      await page.goto(path)
      await expect(page).toHaveURL(/^http:\/\/[^/]+\/huolto$/)
      await visitor.sees('vehicle')
      await expect(visitor.shell.title('Huollon ajanvaraus')).toBeVisible()
    })

  test(
    'RT-05 RT-15 reading 19: highlights each tab, and opens a session of its process type',
    { tag: '@quick' },
    async ({ page }) => {
      const { shell } = new Visitor(page)
      const opened = sentTo(page, 'init-session')
      const types = (): readonly (string | null)[] =>
        opened.map(({ searchParams }) => searchParams.get('usedProcessType'))
      await page.goto('/')
      await expect.poll(types).toEqual(['MAINTENANCE'])
      for (const [tab, expected] of [
        [TIRES, ['MAINTENANCE', 'TIRE_CHANGE']],
        [CHANGE, ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM']],
      ] as const) {
        await shell.tab(tab).click()
        await expect(shell.title(TITLES[tab])).toBeVisible()
        await expect(shell.tab(tab)).toHaveAttribute('aria-current', 'page')
        await expect(shell.tab(MAINTENANCE)).not.toHaveAttribute('aria-current')
        // The page opens a session with the first call that needs one.
        if (tab === TIRES) await new Visitor(page).vehicle.submit('KOR-77')
        if (tab === TIRES) await new Visitor(page).sees('workplace')
        if (tab === TIRES) await expect.poll(types).toEqual(expected)
      }
    },
  )

  test('RT-04 clears the active process when the change request opens, and starts a new booking afterwards', async ({
    page,
  }) => {
    const visitor = new Visitor(page)
    const { shell, vehicle } = visitor
    await visitor.opens('services')
    const token = await tokenOf(page)
    await shell.tab(CHANGE).click()
    await shell.leaveDialog.getByRole('button', { name: 'Poistu varauksesta' }).click()
    await expect(shell.title(TITLES[CHANGE])).toBeVisible()
    await expect(shell.card('Ajoneuvo')).toHaveCount(0)
    await reload(page)
    await expect(shell.title(TITLES[CHANGE])).toBeVisible()
    await shell.tab(MAINTENANCE).click()
    await visitor.sees('vehicle')
    await expect(vehicle.registerNumber).toHaveValue('')
    await vehicle.submit('KOR-77', '1')
    await visitor.sees('workplace')
    await expect(shell.card('Ajoneuvo')).toContainText('KOR-77')
    expect(await tokenOf(page)).not.toBe(token)
  })

  test(
    'RT-05 RT-04 shows the page of each tab on Back and Forward, and a booking continues afterwards',
    { tag: ['@any-server', '@quick'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { shell } = visitor
      await page.goto('/')
      await visitor.sees('vehicle')
      await shell.tab(TIRES).click()
      await expect(shell.title(TITLES[TIRES])).toBeVisible()
      await shell.tab(CHANGE).click()
      await expect(shell.title(TITLES[CHANGE])).toBeVisible()
      await page.goBack()
      await expect(shell.title(TITLES[TIRES])).toBeVisible()
      await visitor.sees('vehicle')
      await page.goBack()
      await expect(shell.title(TITLES[MAINTENANCE])).toBeVisible()
      await visitor.sees('vehicle')
      await page.goForward()
      await expect(shell.title(TITLES[TIRES])).toBeVisible()
      await expect(shell.tab(TIRES)).toHaveAttribute('aria-current', 'page')
      await page.goBack()
      await visitor.walks('vehicle', 'services')
    },
  )
})

test(
  'RT-05 opens the tab that is pressed first of all on a slow device',
  { tag: ['@desktop', '@process', '@quick'] },
  async ({ page }) => {
    const { shell } = new Visitor(page)
    const device = await page.context().newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto('/huolto')
    await shell.tab(TIRES).click()
    await expect(shell.title(TITLES[TIRES])).toBeVisible()
    await expect(page).toHaveURL(/\/renkaanvaihto$/)
  },
)

test(
  'WZ-10 starts a new session in a duplicated tab, reports it, and leaves the booking to the first tab',
  { tag: ['@desktop', '@process'] },
  async ({ page, context }) => {
    const visitor = new Visitor(page)
    await visitor.startsAt('time')
    const token = await tokenOf(page)
    // Opens a window with a copy of the session storage, as 'Duplicate' in a tab's menu does.
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open(window.location.href)),
    ])
    const other = new Visitor(copy)
    await other.sees('vehicle')
    await expect(copy.getByRole('main').getByText('Tämä varaus on auki toisessa välilehdessä')).toBeVisible()
    await expectAccessible(copy, 'a duplicated tab')
    await expect(other.vehicle.registerNumber).toHaveValue('')
    await other.vehicle.submit('KOR-77', '1')
    await other.sees('workplace')
    expect(await tokenOf(copy)).not.toBe(token)
    await expect(copy.getByText('toisessa välilehdessä')).toHaveCount(0)

    // The first tab is unaffected.
    await visitor.walks('time', 'customer')
    expect(await tokenOf(page)).toBe(token)
    await expect(visitor.shell.card('Ajoneuvo')).toContainText(USUAL.plate)
    await reload(page)
    await visitor.sees('customer')
  },
)
