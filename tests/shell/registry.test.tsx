import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { processes } from '#processes'
import { StepHead, type StepScreenProps } from '#entities/process'
import { carWashOf } from '#tests/fixtures/processes'
import { openApp } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { findPart } from '../harness/screens/part'

const shop = openShop()

const screenOf = (title: string, summary = '') => ({
  Screen: ({ onContinue }: StepScreenProps) => {
    const [clicks, setClicks] = useState(0)
    return (
      <>
        <StepHead title={title} lead={`Painettu ${clicks} kertaa`} />
        <button type="button" onClick={() => (clicks > 0 ? onContinue() : setClicks(clicks + 1))}>
          Eteenpäin
        </button>
      </>
    )
  },
  Summary: () => summary,
  preload: async () => {},
})
const carWash = carWashOf([
  { name: 'PROGRAM', label: 'Ohjelma', ...screenOf('Valitse ohjelma', 'Pikapesu') },
  { name: 'EXTRAS', label: 'Lisät', ...screenOf('Valitse lisät', 'Vahaus') },
  { name: 'DONE', label: 'Valmista', ...screenOf('Pesu on varattu') },
])

describe('a registered process', () => {
  it('RT-10 has tab, route, breadcrumb, heading, info text, stepper and wizard without a change of the shell', async () => {
    const others = processes.filter(({ type }) => type !== 'CAR_WASH')
    const { user } = openApp({ path: '/pesu', definitions: [...others, carWash] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Varaa autopesu' })).toBeVisible()
    const tabs = within(screen.getByRole('navigation', { name: 'Ajanvaraukset' })).getAllByRole('link')
    // Before the request to change a booking, which comes last.
    expect(tabs.at(-1)).toHaveTextContent('Varauksen muokkaus/peruutus')
    expect(tabs.at(-2)).toHaveTextContent('Pesun ajanvaraus')
    expect(tabs.at(-2)).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Autopesu' })).toHaveAttribute('href', '/pesu')
    expect(await screen.findByText(/^Voit pyytää varauksesi siirtämistä/)).toBeVisible()
    const stepper = screen.getByRole('navigation', { name: 'Varauksen vaiheet' })
    expect(
      within(stepper)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1Ohjelma', '2Lisät', '3Valmista'])
    await waitFor(() => expect(shop.lastQuery('initSession')?.get('usedProcessType')).toBe('CAR_WASH'))
    for (const title of ['Valitse lisät', 'Pesu on varattu']) {
      await user.click(await screen.findByRole('button', { name: 'Eteenpäin' }))
      await user.click(screen.getByRole('button', { name: 'Eteenpäin' }))
      expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
    }
  })

  it('RT-01 RT-10 is opened by unknown paths if it is first in the list', async () => {
    openApp({ path: '/nowhere', definitions: [carWash, ...processes.filter(({ type }) => type !== 'CAR_WASH')] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Varaa autopesu' })).toBeVisible()
  })

  it('RT-10 RT-12 WZ-10 has its step restored and reported, and leaves nothing to another process', async () => {
    const reported: unknown[] = []
    const report = ({ type, detail }: CustomEventInit & { readonly type: string }) => reported.push([type, detail])
    const events = ['huoltovaraus:page-view', 'huoltovaraus:step-change']
    for (const name of events) window.addEventListener(name, report)
    try {
      const definitions = [...processes.filter(({ type }) => type !== 'CAR_WASH'), carWash]
      const { user, close } = openApp({ path: '/pesu', definitions })
      const forward = () => screen.findByRole('button', { name: 'Eteenpäin' })
      await user.click(await forward())
      await user.click(await forward())
      expect(await screen.findByRole('heading', { name: 'Valitse lisät' })).toHaveFocus()
      close()
      openApp({ path: '/pesu', definitions })
      expect(await screen.findByRole('heading', { name: 'Valitse lisät' })).toBeVisible()
      expect(await findPart('Ohjelma')).toHaveTextContent('Pikapesu')
      await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
      await screen.findByRole('heading', { level: 1, name: 'Lähetä muutos- tai peruutuspyyntö' })
      const of = (step: string) => ({ processType: 'CAR_WASH', route: '/pesu', step })
      await waitFor(() =>
        expect(reported).toEqual([
          ['huoltovaraus:page-view', of('PROGRAM')],
          ['huoltovaraus:step-change', of('EXTRAS')],
          ['huoltovaraus:page-view', of('EXTRAS')],
          ['huoltovaraus:page-view', { processType: 'CANCEL_FORM', route: '/peruutus', step: null }],
        ]),
      )
    } finally {
      for (const name of events) window.removeEventListener(name, report)
    }
  })

  it('RT-11 is one of ten built-in types, seven of which have no route', () => {
    expect(processes.map(({ type }) => type).toSorted()).toEqual([
      'ANNUAL_INSPECTION',
      'CANCEL_FORM',
      'CAR_WASH',
      'DAMAGE_INSPECTION',
      'HOUR_SERVICE',
      'MAINTENANCE',
      'PRE_INSPECTION_CHECK',
      'TIRE_CHANGE',
      'TIRE_SALES',
      'WINDSHIELD',
    ])
    const routed = processes.flatMap((one) => (one.kind === 'unrouted' ? [] : [one.path]))
    // Processes that a chain adds come after these (npm run new:process).
    expect(routed.slice(0, 3)).toEqual(['/huolto', '/renkaanvaihto', '/peruutus'])
  })
})

describe('the steps of the processes', () => {
  const stepsOf = (type: string) => {
    const found = processes.find((one) => one.type === type)
    return found?.kind === 'wizard' ? found.steps.map(({ label }) => label) : []
  }
  it('WZ-01 WZ-02 WZ-03 are six each, without SUMMARY and WINDSHIELD', () => {
    expect(stepsOf('MAINTENANCE')).toEqual(['Ajoneuvo', 'Toimipiste', 'Palvelut', 'Aika', 'Asiakastiedot', 'Kiitos'])
    expect(stepsOf('TIRE_CHANGE')).toEqual([
      'Ajoneuvo',
      'Toimipiste',
      'Rengaspalvelut',
      'Aika',
      'Asiakastiedot',
      'Kiitos',
    ])
    const names = processes.flatMap((one) => (one.kind === 'wizard' ? one.steps.map(({ name }) => name) : []))
    expect(names).not.toContain('SUMMARY')
    expect(names).not.toContain('WINDSHIELD')
  })

  it('WZ-01 are listed in order in the stepper, with the active one marked', async () => {
    openApp()
    const stepper = await screen.findByRole('navigation', { name: 'Varauksen vaiheet' })
    const items = within(stepper).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual(stepsOf('MAINTENANCE'))
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null, null, null, null])
  })
})
