// Slices: unrouted
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { processes } from '#processes'
import { lazyStep, StepHead, type WizardProcess } from '#entities/process'
import { carWashOf } from '#tests/fixtures/processes'
import { Action } from '#shared/store/action'
import { reportCrash } from '../../src/reporting/report-crash'
import { heard } from '../harness/screens/heard'
import { openApp } from '../harness/screens/render-app'
import { takeComplaints } from '../harness/screens/screen-setup'
import { openShop } from '../harness/screens/shop'

openShop()

/** A module whose first step is given. */
const withStep = (step: Pick<WizardProcess['steps'][0], 'Screen' | 'preload'>): WizardProcess =>
  carWashOf([
    { name: 'PROGRAM', label: 'Ohjelma', Summary: () => 'Pikapesu', ...step },
    { name: 'DONE', label: 'Valmista', Screen: () => null, preload: async () => {} },
  ])
const open = (carWash: WizardProcess) =>
  openApp({ path: '/pesu', definitions: [...processes.filter(({ type }) => type !== 'CAR_WASH'), carWash] })

const WHERE = { processType: 'CAR_WASH', route: '/pesu', step: 'PROGRAM' }
const LINE = 'CAR_WASH: its step PROGRAM has crashed.'

describe('a broken module', () => {
  const Broken = () => {
    throw new Error('broken on purpose')
  }

  it.each([
    ['screen that throws', { Screen: Broken, preload: async () => {} }],
    ['chunk that throws', lazyStep(() => Promise.reject(new Error('broken on purpose')), {})],
  ])(
    'RT-10 RT-12 RT-13 with a %s is named to its developer and the operator, and leaves the others alone',
    async (_, step) => {
      const crashes = heard('crash')
      const { user } = open(withStep(step))
      expect(await screen.findByRole('heading', { name: 'Jokin meni pieleen' })).toBeVisible()
      expect(screen.getByRole('heading', { level: 1, name: 'Varaa autopesu' })).toBeVisible()
      expect(crashes).toEqual([WHERE])
      const told = takeComplaints()
      expect(told).toContain(LINE)
      expect(told.join('\n')).toContain('broken on purpose')
      await user.click(screen.getByRole('link', { name: 'Renkaanvaihdon ajanvaraus' }))
      expect(await screen.findByRole('textbox', { name: /^Rekisterinumero/ })).toBeEnabled()
      expect(crashes).toHaveLength(1)
    },
  )

  it('RT-10 RT-12 RT-13 with a slip in a store is named, and its screen stays', async () => {
    const crashes = heard('crash')
    const save = new Action(() => Promise.reject(new TypeError('slipped on purpose')))
    const Screen = () => (
      <>
        <StepHead title="Valitse ohjelma" />
        <button type="button" onClick={() => void save.run()}>
          Tallenna
        </button>
      </>
    )
    const { user } = open(withStep({ Screen, preload: async () => {} }))
    await user.click(await screen.findByRole('button', { name: 'Tallenna' }))
    // Once the notifications have loaded, another element has the text.
    await waitFor(() => expect(screen.getByText('Palvelussa tapahtui odottamaton häiriö.')).toBeVisible())
    expect(screen.getByRole('button', { name: 'Tallenna' })).toBeEnabled()
    expect(crashes).toEqual([WHERE])
    expect(takeComplaints()).toEqual(['TypeError: slipped on purpose', LINE])
  })

  it('RT-12 names no unknown address, which may hold a key', () => {
    const crashes = heard('crash')
    const { get } = open(withStep({ Screen: Broken, preload: async () => {} }))
    window.history.replaceState(null, '', '/peruutus/k3y-of-a-booking')
    reportCrash(get)
    expect(crashes.at(-1)).toEqual({ processType: null, route: '/', step: null })
    takeComplaints()
  })
})
