import { describe, expect, it } from 'vitest'
import type { Persisted } from '#shared/store/persisted'
import { wizardOf } from '#tests/fixtures/processes'
import type { ProcessDefinition, WizardProcess } from './definitions'
import { createRegistry } from './registry'
import { WizardStore } from './wizard-store'

interface Remembered {
  processType: 'MAINTENANCE' | 'TIRE_CHANGE' | 'CAR_WASH'
  step: string
}
const screen = { Screen: () => null, preload: async () => {} }
const processOf = (type: WizardProcess['type'], path: WizardProcess['path']): WizardProcess =>
  wizardOf(type, path, [
    { name: 'VEHICLE', label: 'Ajoneuvo', ...screen },
    { name: 'TIME', label: 'Aika', ...screen },
    { name: 'THANKS', label: 'Kiitos', ...screen },
  ])
const maintenance = processOf('MAINTENANCE', '/huolto')
const tires = processOf('TIRE_CHANGE', '/renkaanvaihto')

function wizardWith(remembered: Remembered | null = null) {
  let kept: ReturnType<ConstructorParameters<typeof WizardStore>[0]['read']> = remembered
  const memory: ConstructorParameters<typeof WizardStore>[0] = {
    read: () => kept,
    write: (value) => (kept = value),
    clear: () => (kept = null),
  } satisfies Persisted<NonNullable<typeof kept>>
  const wizard = new WizardStore(memory)
  return { wizard, kept: () => kept, states: () => wizard.steps.map(({ name }) => wizard.stateOf(name)) }
}

describe('the wizard’s step states', () => {
  it('WZ-05 start with the first step ACTIVE', () => {
    const { wizard, states, kept } = wizardWith()
    expect(wizard.activate(maintenance)).toBe(false)
    expect(states()).toEqual(['ACTIVE', 'UNFINISHED', 'UNFINISHED'])
    expect(kept()).toMatchObject({ processType: 'MAINTENANCE', step: 'VEHICLE' })
  })

  it('WZ-05 start with the stored step ACTIVE and the steps before it FINISHED', () => {
    const { wizard, states } = wizardWith({ processType: 'MAINTENANCE', step: 'TIME' })
    expect(wizard.activate(maintenance)).toBe(true)
    expect(states()).toEqual(['FINISHED', 'ACTIVE', 'UNFINISHED'])
    expect(wizard.moves).toBe(0)
    expect(wizard.activate(maintenance)).toBe(true)
  })

  it.each([
    { processType: 'TIRE_CHANGE', step: 'TIME' },
    { processType: 'MAINTENANCE', step: 'WINDSHIELD' },
  ] as const)('WZ-05 WZ-03 start at the first step if $step of $processType is stored', (remembered) => {
    const { wizard } = wizardWith(remembered)
    wizard.activate(maintenance)
    expect(wizard.index).toBe(0)
  })

  it('WZ-05 restart with another process, and stay with the same one', () => {
    const { wizard } = wizardWith()
    wizard.activate(maintenance)
    wizard.goNext()
    wizard.activate(maintenance)
    expect(wizard.index).toBe(1)
    wizard.activate(tires)
    expect([wizard.index, wizard.process?.type]).toEqual([0, 'TIRE_CHANGE'])
  })

  it('WZ-06 goNext finishes the active step and activates the next, but stops at the last', () => {
    const { wizard, states, kept } = wizardWith()
    wizard.activate(maintenance)
    wizard.goNext()
    expect(states()).toEqual(['FINISHED', 'ACTIVE', 'UNFINISHED'])
    expect(kept()).toMatchObject({ step: 'TIME' })
    wizard.goNext()
    wizard.goNext()
    expect(states()).toEqual(['FINISHED', 'FINISHED', 'ACTIVE'])
    // A completed booking is not resumed.
    expect(kept()).toBeNull()
  })

  it('WZ-07 goPrevious unfinishes the active step and activates the previous, but stops at the first', () => {
    const { wizard, states } = wizardWith({ processType: 'MAINTENANCE', step: 'TIME' })
    wizard.activate(maintenance)
    wizard.goPrevious()
    expect(states()).toEqual(['ACTIVE', 'UNFINISHED', 'UNFINISHED'])
    wizard.goPrevious()
    expect(wizard.index).toBe(0)
  })

  it('WZ-08 goTo activates a named step, and ignores an unknown name', () => {
    const { wizard, states } = wizardWith()
    wizard.activate(maintenance)
    wizard.goTo('THANKS')
    expect(states()).toEqual(['FINISHED', 'FINISHED', 'ACTIVE'])
    wizard.goTo('TIME')
    expect(states()).toEqual(['FINISHED', 'ACTIVE', 'UNFINISHED'])
    wizard.goTo('SUMMARY')
    expect(wizard.active?.name).toBe('TIME')
  })

  it('WZ-09 RT-04 reset returns to the first step, and clear leaves no step', () => {
    const { wizard, kept } = wizardWith({ processType: 'MAINTENANCE', step: 'TIME' })
    wizard.activate(maintenance)
    wizard.reset()
    expect([wizard.index, wizard.finished.length]).toEqual([0, 0])
    wizard.clear()
    expect([wizard.process, wizard.active, kept()]).toEqual([null, undefined, null])
  })
})

describe('the registry', () => {
  const unrouted: ProcessDefinition = { type: 'CAR_WASH', kind: 'unrouted' }

  it('RT-10 RT-11 finds every process by type, and lists those with a route in order', () => {
    const registry = createRegistry([tires, unrouted, maintenance])
    expect(registry.routed.map(({ type }) => type)).toEqual(['TIRE_CHANGE', 'MAINTENANCE'])
    expect(registry.byType('CAR_WASH')).toBe(unrouted)
    expect(registry.byType('WINDSHIELD')).toBeUndefined()
  })

  it('RT-05 RT-10 lists the request to change a booking last, wherever a process is added', () => {
    const change: ProcessDefinition = { ...tires, type: 'CANCEL_FORM', path: '/peruutus', tabOrder: 100 }
    const { routed } = createRegistry([maintenance, change, tires])
    expect(routed.map(({ type }) => type)).toEqual(['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM'])
  })

  const [first] = maintenance.steps
  const noScreen = { ...first }
  Reflect.deleteProperty(noScreen, 'Screen')

  it.each<[string, readonly ProcessDefinition[]]>([
    [
      'MAINTENANCE: its type is registered twice. Remove one of the two, or give it a type of its own.',
      [maintenance, { ...maintenance, path: '/toinen' }],
    ],
    [
      'TIRE_CHANGE: its path /huolto is that of MAINTENANCE. Choose another path.',
      [maintenance, { ...tires, path: '/huolto' }],
    ],
    [
      'MAINTENANCE: its step VEHICLE stands twice. Give one of the two another name.',
      [{ ...maintenance, steps: [first, first] }],
    ],
    [
      "MAINTENANCE: Screen of the step VEHICLE is missing. Spread a ready step, or lazyStep(() => import('./ui/step')).",
      [{ ...maintenance, steps: [noScreen] }],
    ],
  ])('RT-10 says module, field and remedy: %s', (fault, definitions) =>
    expect(() => createRegistry(definitions)).toThrow(new Error(fault)),
  )
})
