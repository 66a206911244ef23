import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { processes } from '#processes'
import { StepHead, type StepScreenProps, type WizardProcess } from '#entities/process'
import { openApp } from '../harness/render-app'
import { openShop } from '../harness/shop'

const shop = openShop()

const screenOf = (title: string) => ({
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
  preload: async () => {},
})
/** A process that the shell has never heard of. */
const carWash: WizardProcess = {
  type: 'CAR_WASH',
  kind: 'wizard',
  path: '/pesu',
  tab: 'Pesun ajanvaraus',
  heading: 'Varaa autopesu',
  breadcrumb: 'Autopesu',
  infoTextCode: 'cancelFormInfo',
  steps: [
    { name: 'PROGRAM', label: 'Ohjelma', ...screenOf('Valitse ohjelma') },
    { name: 'DONE', label: 'Valmista', ...screenOf('Pesu on varattu') },
  ],
}

describe('a process that is registered', () => {
  it('RT-10 has tab, route, breadcrumb, heading, info text, stepper and wizard with no edit of the shell', async () => {
    const others = processes.filter(({ type }) => type !== 'CAR_WASH')
    const { user } = openApp({ path: '/pesu', definitions: [...others, carWash] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Varaa autopesu' })).toBeVisible()
    const tabs = within(screen.getByRole('navigation', { name: 'Valitse ajanvaraus' })).getAllByRole('link')
    expect(tabs.at(-1)).toHaveTextContent('Pesun ajanvaraus')
    expect(tabs.at(-1)).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Autopesu' })).toHaveAttribute('href', '/pesu')
    expect(await screen.findByText(/^Voit pyytää varauksesi siirtämistä/)).toBeVisible()
    const stepper = screen.getByRole('navigation', { name: 'Varauksen vaiheet' })
    expect(
      within(stepper)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1Ohjelma', '2Valmista'])
    await waitFor(() => expect(shop.lastQuery('initSession')?.get('usedProcessType')).toBe('CAR_WASH'))
    await user.click(screen.getByRole('button', { name: 'Eteenpäin' }))
    await user.click(screen.getByRole('button', { name: 'Eteenpäin' }))
    expect(await screen.findByRole('heading', { name: 'Pesu on varattu' })).toBeVisible()
  })

  it('RT-01 RT-10 the first of the list is where every unknown path leads', async () => {
    openApp({ path: '/nowhere', definitions: [carWash, ...processes.filter(({ type }) => type !== 'CAR_WASH')] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Varaa autopesu' })).toBeVisible()
  })

  it('RT-11 is one of ten, of which three have a tab and a route', async () => {
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
    openApp()
    const tabs = within(screen.getByRole('navigation', { name: 'Valitse ajanvaraus' })).getAllByRole('link')
    expect(tabs.map((link) => link.getAttribute('href'))).toEqual(['/huolto', '/renkaanvaihto', '/peruutus'])
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })
})

describe('the steps of the processes', () => {
  const stepsOf = (type: string) => {
    const found = processes.find((one) => one.type === type)
    return found?.kind === 'wizard' ? found.steps.map(({ label }) => label) : []
  }
  it('WZ-01 WZ-02 WZ-03 are six each, and none of them is SUMMARY or WINDSHIELD', () => {
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

  it('WZ-01 stand in the stepper in their order, the open one marked', async () => {
    openApp()
    const stepper = await screen.findByRole('navigation', { name: 'Varauksen vaiheet' })
    const items = within(stepper).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual(stepsOf('MAINTENANCE'))
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null, null, null, null])
  })
})
