// Slices: unrouted
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createRegistry } from '#entities/process'
import { processes } from '#processes'
import { openApp } from '../harness/screens/render-app'
import { moduleFaults } from '../harness/screens/module-faults'
import * as see from '../harness/screens/module-screens'
import { openShop } from '../harness/screens/shop'

// Runs for every process of the registry. A new process needs no change here (docs/adding-a-process.md).
const shop = openShop()

const { routed } = createRegistry(processes)
const wizards = processes.filter((one) => one.kind === 'wizard')
const pages = processes.filter((one) => one.kind === 'page')
const unrouted = processes.filter((one) => one.kind === 'unrouted')

describe('the process modules', () => {
  it('RT-10 RT-11 WZ-03 have texts, paths and steps, and unique types', () => {
    expect(moduleFaults(processes)).toEqual([])
  })

  it('RT-05 RT-11 have one tab each, in order, and none if they have no route', async () => {
    openApp()
    const tabs = within(await screen.findByRole('navigation', { name: 'Ajanvaraukset' })).getAllByRole('link')
    expect(tabs.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      routed.map(({ tab, path }) => [tab, path]),
    )
  })

  it.each(unrouted)('RT-11 $type has no route: a path of its name leads to the first process', async ({ type }) => {
    openApp({ path: `/${type.toLowerCase().replaceAll('_', '-')}` })
    await waitFor(() => expect(window.location.pathname).toBe(routed[0]?.path))
    expect(await screen.findByRole('heading', { level: 1, name: routed[0]?.heading ?? '' })).toBeVisible()
    await waitFor(() => expect(shop.lastQuery('initSession')?.get('usedProcessType')).toBe(routed[0]?.type))
  })

  it.each(routed)('RT-06 RT-10 RT-15 $type has its head, its info text and a session', async (process) => {
    openApp({ path: process.path })
    await see.expectHead(process)
    await waitFor(() => expect(shop.lastQuery('initSession')?.get('usedProcessType')).toBe(process.type))
    await see.expectInfoText(shop, process)
  })

  it.each(pages)('RT-10 $type shows its page', async ({ path }) => {
    openApp({ path })
    const heading = await screen.findByRole('heading', { level: 1 })
    const main = screen.getByRole('main')
    await waitFor(() => expect(within(main).getAllByRole('textbox').length).toBeGreaterThan(0))
    expect(main.textContent.length).toBeGreaterThan(heading.textContent.length)
    await see.expectAccessible()
  })
})

describe.each(wizards)('the steps of $type', (process) => {
  it.each(process.steps)(
    'RT-10 WZ-04 WZ-14 $name has a screen, heading, cards and focus, and is accessible',
    async ({ name }) => {
      expect.hasAssertions()
      await see.expectWholeStep(shop, process, name, processes)
    },
  )
})
