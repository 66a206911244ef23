import { describe, expect, it } from 'vitest'
import type { ProcessDefinition, StepDefinition, UnroutedProcess, WizardProcess } from '#entities/process'
import { KnownProcessType } from '#shared/api/nouns/enums'
import { moduleFaults } from '../harness/screens/module-faults'

const part = { Screen: () => null, preload: async () => {} }
const step: StepDefinition = { name: 'PROGRAM', label: 'Ohjelma', Summary: () => null, ...part }
const last: StepDefinition = { name: 'DONE', label: 'Valmis', ...part }
const carWash: WizardProcess = {
  type: 'CAR_WASH',
  kind: 'wizard',
  path: '/pesu',
  tab: 'Autopesu',
  heading: 'Varaa autopesu',
  breadcrumb: 'Pesu',
  infoTextCode: 'carWashProcessInfo',
  steps: [step, last],
}
const others: readonly UnroutedProcess[] = Object.values(KnownProcessType.schema)
  .filter((type) => type !== 'CAR_WASH')
  .map((type) => ({ type, kind: 'unrouted' }))
const faults = (...definitions: readonly ProcessDefinition[]) => moduleFaults([...others, ...definitions])
const withStep = (change: Partial<StepDefinition>): WizardProcess => ({
  ...carWash,
  steps: [{ ...step, ...change }, last],
})

describe('the checks of process modules', () => {
  it('RT-10 report nothing for a valid module', () => expect(faults(carWash)).toEqual([]))

  it.each(['SUMMARY', 'WINDSHIELD'])('WZ-03 let a module bring a screen for its step %s', (name) =>
    expect(faults(withStep({ name }))).toEqual([]),
  )

  it.each<[fault: string, definition: WizardProcess]>([
    ['CAR_WASH: «/Pesu 1» is no path', { ...carWash, path: '/Pesu 1' }],
    ['CAR_WASH: tab is «»', { ...carWash, tab: '' }],
    ['CAR_WASH: heading is « Pesu»', { ...carWash, heading: ' Pesu' }],
    ['CAR_WASH: breadcrumb is « »', { ...carWash, breadcrumb: ' ' }],
    ['CAR_WASH: «» is no code of an info text', { ...carWash, infoTextCode: '' }],
    ['CAR_WASH: «program» is no name of a step', withStep({ name: 'program' })],
    ['CAR_WASH: label of PROGRAM is «»', withStep({ label: '' })],
    ['CAR_WASH: editLabel of PROGRAM is «»', withStep({ editLabel: '' })],
    ['CAR_WASH: two steps «Valmis»', withStep({ label: 'Valmis' })],
    ['CAR_WASH: its step DONE stands twice. Give one of the two another name.', withStep({ name: 'DONE' })],
    ['CAR_WASH: a wizard of one step', { ...carWash, steps: [last] }],
    [
      'CAR_WASH: PROGRAM has no summary for its card',
      { ...carWash, steps: [{ name: 'PROGRAM', label: 'Ohjelma', ...part }, last] },
    ],
    [
      'CAR_WASH: DONE is the end, and nothing can be edited there',
      { ...carWash, steps: [step, { ...last, canEdit: () => true }] },
    ],
  ])('RT-10 WZ-03 report: %s', (fault, definition) => expect(faults(definition)).toEqual([fault]))

  it('RT-11 report types that are missing or registered twice, and unrouted types with a route', () => {
    expect(faults()).toEqual(['CAR_WASH is not registered'])
    const again: WizardProcess = { ...carWash, type: 'CAR_WASH' }
    expect(faults(carWash, again)).toEqual([
      'CAR_WASH: its type is registered twice. Remove one of the two, or give it a type of its own.',
      'CAR_WASH: its path /pesu is that of CAR_WASH. Choose another path.',
      'two tabs «Autopesu»',
    ])
    const routed = { type: 'CAR_WASH', kind: 'unrouted', path: '/pesu' } as const
    expect(faults(routed)).toEqual(['CAR_WASH: unrouted, and yet more than a type'])
  })
})
