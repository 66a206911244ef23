import { sees, type Scene, type SceneVisitor } from '../scene'
import { fillsIn } from './enter-customer'

const slice = 'apply-credit'
const APPLY = ['button', 'Täytä tiedot jatkaaksesi'] as const

async function opens(visitor: SceneVisitor): Promise<void> {
  await visitor.startsAt('CUSTOMER')
  await sees(visitor, 'customer')
  await fillsIn(visitor)
  await visitor.press('radio', /^Maksa huoltotilillä/)
  await visitor.sees(...APPLY)
}

/** Applicants of the sandbox's bank (server/sandbox/persons.ts). */
const ACCEPTED = '230580-7335'
const DENIED = '220950-9256'

async function applies(visitor: SceneVisitor, governmentId: string): Promise<void> {
  await opens(visitor)
  await visitor.fill(/^Henkilötunnus/, governmentId)
  await visitor.fill(/^Katuosoite/, 'Kirsikkatie 2')
  await visitor.fill(/^Postinumero/, '00100')
  await visitor.fill(/^Postitoimipaikka/, 'Helsinki')
  await visitor.press('button', 'Hae huoltotiliä')
}

export const applyCredit: readonly Scene[] = [
  { slice, rows: ['CR-01'], name: 'an empty application', play: opens },
  {
    slice,
    rows: ['CR-03'],
    name: 'faults of the application',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.insists(...APPLY)
    },
  },
  {
    slice,
    rows: ['CR-05', 'CR-06'],
    name: 'a confirmed credit',
    play: async (visitor) => {
      await applies(visitor, ACCEPTED)
      await visitor.press('button', 'Allekirjoita ja hyväksy')
      await sees(visitor, 'customer')
      await visitor.sees('button', 'Lähetä varaus')
    },
  },
  {
    slice,
    rows: ['CR-07'],
    name: 'a signature that was refused',
    play: async (visitor) => {
      await applies(visitor, ACCEPTED)
      await visitor.press('button', 'Hylkää')
      await sees(visitor, 'customer')
      await visitor.sees('radio', /^Maksa huoltotilillä/)
    },
  },
  {
    slice,
    rows: ['CR-07'],
    name: 'a denied application',
    play: async (visitor) => {
      await applies(visitor, DENIED)
      await visitor.sees('alert')
    },
  },
]
