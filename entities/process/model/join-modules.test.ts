import { describe, expect, it, vi } from 'vitest'
import { wizardOf } from '#tests/fixtures/processes'
import type { ProcessDefinition, WizardProcess } from './definitions'
import { joinModules } from './join-modules'

const step = { name: 'PROGRAM', label: 'Ohjelma', Screen: () => null, preload: async () => {} }
const wizard = (type: WizardProcess['type'], path: WizardProcess['path']) => wizardOf(type, path, [step])
const own: readonly ProcessDefinition[] = [
  wizard('MAINTENANCE', '/huolto'),
  { type: 'CAR_WASH', kind: 'unrouted' },
  { type: 'WINDSHIELD', kind: 'unrouted' },
]
const wash = { name: 'our-chain', load: () => ({ processes: [wizard('CAR_WASH', '/autopesu')] }) }
const glass = { name: 'glass', load: () => ({ processes: [wizard('WINDSHIELD', '/tuulilasi')] }) }

const kinds = (all: readonly ProcessDefinition[]) => all.map(({ type, kind }) => `${type} ${kind}`)

describe('processes of other packages', () => {
  it('RT-10 RT-11 join the others, and their types are unrouted no more', () => {
    expect(kinds(joinModules(own, [wash, glass]))).toEqual([
      'MAINTENANCE wizard',
      'CAR_WASH wizard',
      'WINDSHIELD wizard',
    ])
    expect(joinModules(own, [])).toBe(own)
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('thrown on purpose')
      },
      new Error('thrown on purpose'),
    ],
    [
      'takes a path of another',
      () => ({ processes: [wizard('CAR_WASH', '/huolto')] }),
      'CAR_WASH: its path /huolto is that of MAINTENANCE. Choose another path.',
    ],
    [
      'routes a type of another',
      () => ({ processes: [wizard('MAINTENANCE', '/toinen')] }),
      'MAINTENANCE: its type is registered twice. Remove one of the two, or give it a type of its own.',
    ],
  ])('RT-10 RT-13 leave out a package that %s, with a line that names it', (_, load, why) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(kinds(joinModules(own, [{ name: 'broken', load }, glass]))).toEqual([
      'MAINTENANCE wizard',
      'CAR_WASH unrouted',
      'WINDSHIELD wizard',
    ])
    expect(complaints.mock.calls).toEqual([['The module broken is left out.', why]])
  })
})
