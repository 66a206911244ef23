import { configure } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processes } from '#processes'
import { STEP_HEADING_ID, StepHead, type StepScreenProps, type WizardProcess } from '#entities/process'
import { carWashOf } from '#tests/fixtures/processes'
import { PATIENCE_MS } from '../../scripts/tools/patience'
import * as see from '../harness/screens/module-screens'
import { takeComplaints } from '../harness/screens/screen-setup'
import { openShop } from '../harness/screens/shop'

// Verifies that each check of the conformance suite detects its fault.
const shop = openShop()

beforeAll(() => configure({ asyncUtilTimeout: 500 }))
afterAll(() => configure({ asyncUtilTimeout: PATIENCE_MS }))

const Whole = () => (
  <>
    <StepHead title="Valitse ohjelma" />
    <p>Pikapesu</p>
  </>
)
const stepScreen = { Screen: Whole, Summary: () => <strong>Pikapesu</strong>, preload: async () => {} }

/** Returns a valid module with the given screen as its second step. */
const withScreen = (Screen: ComponentType<StepScreenProps> = Whole): WizardProcess =>
  carWashOf([
    { name: 'PROGRAM', label: 'Ohjelma', ...stepScreen },
    { name: 'EXTRAS', label: 'Lisät', ...stepScreen, Screen },
    { name: 'DONE', label: 'Valmista', ...stepScreen },
  ])

const withCarWash = (carWash: WizardProcess) => [...processes.filter(({ type }) => type !== 'CAR_WASH'), carWash]
const checks = (carWash: WizardProcess, step = 'EXTRAS') =>
  see.expectWholeStep(shop, carWash, step, withCarWash(carWash))

const screens: readonly [fault: RegExp, Screen: ComponentType<StepScreenProps>][] = [
  [/one h2 of StepHead/, () => <h2>Valitse ohjelma</h2>],
  [
    /words in the heading/,
    () => (
      <>
        <StepHead title="" />
        <p>Pikapesu</p>
      </>
    ),
  ],
  [/more than the heading/, () => <StepHead title="Valitse ohjelma" />],
  [
    /nothing on its way/,
    () => (
      <>
        <Whole />
        <div aria-busy="true" />
      </>
    ),
  ],
  [
    /toHaveFocus/,
    () => (
      <>
        <h2 id={STEP_HEADING_ID}>Valitse ohjelma</h2>
        <p>Pikapesu</p>
      </>
    ),
  ],
  [
    /label: <input>/,
    () => (
      <>
        <Whole />
        <input />
      </>
    ),
  ],
  [
    /expected \[ 4 \]/,
    () => (
      <>
        <Whole />
        <h4>Ohjelmat</h4>
      </>
    ),
  ],
]

describe('the checks of a module’s screens', () => {
  it.each(['PROGRAM', 'EXTRAS', 'DONE'])('RT-10 pass for a valid module at %s', async (step) => {
    expect.hasAssertions()
    await checks(withScreen(), step)
  })

  it.each(screens)('RT-10 WZ-14 reject a screen with the fault %s', async (fault, Screen) => {
    await expect(checks(withScreen(Screen))).rejects.toThrow(fault)
  })

  it('RT-10 reject a screen that throws', async () => {
    const Broken = () => {
      throw new Error('broken on purpose')
    }
    await expect(checks(withScreen(Broken))).rejects.toThrow(/one h2 of StepHead/)
    expect(takeComplaints().join('\n')).toContain('broken on purpose')
  })

  it('WZ-04 reject an empty card', async () => {
    const { steps, ...rest } = withScreen()
    const [first, ...others] = steps
    const carWash: WizardProcess = { ...rest, steps: [{ ...first, Summary: () => null }, ...others] }
    await expect(checks(carWash)).rejects.toThrow(/summary of Ohjelma/)
  })

  it('RT-05 RT-06 RT-08 reject a wrong head, and an info text that the server lacks', async () => {
    const carWash = withScreen()
    await see.openAt(shop, carWash, 'EXTRAS', withCarWash(carWash))
    await expect(see.expectHead({ ...carWash, heading: 'Muu' })).rejects.toThrow(/Muu/)
    await expect(see.expectHead({ ...carWash, tab: 'Huollon ajanvaraus' })).rejects.toThrow(/Huollon ajanvaraus/)
    await expect(see.expectHead({ ...carWash, breadcrumb: 'Muu' })).rejects.toThrow(/Muu/)
    await expect(see.expectInfoText(shop, { ...carWash, infoTextCode: 'noSuchInfo' })).rejects.toThrow(/noSuchInfo/)
  })
})
