import type { Scene, SceneVisitor } from '../scene'

const slice = 'request-change'
const FORM = 'Ei varaustunnusta? Lähetä pyyntö'
const SEND = ['button', 'Lähetä pyyntö'] as const

async function opens(visitor: SceneVisitor): Promise<void> {
  await visitor.open('/peruutus')
  await visitor.sees(...SEND)
}

async function sends(visitor: SceneVisitor): Promise<void> {
  await opens(visitor)
  await visitor.chooses('Toimipiste', 'Turku Länsikeskus')
  await visitor.fill('Rekisterinumero', 'KLM-482', FORM)
  await visitor.fill('Varattu huoltopäivä', '17.9.2030', FORM)
  await visitor.fill('Sähköposti', 'aino.lehtonen@example.fi', FORM)
  await visitor.press(...SEND)
}

export async function sendsRequest(visitor: SceneVisitor): Promise<void> {
  await sends(visitor)
  await visitor.sees('heading', 'Muutos/Peruutuspyyntö lähetetty')
}

export const requestChange: readonly Scene[] = [
  { slice, rows: ['CA-01'], name: 'an empty form', picture: 'screen-change-request', play: opens },
  {
    slice,
    rows: ['CA-02'],
    name: 'faults of the form',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.press(...SEND)
      await visitor.sees('alert')
    },
  },
  {
    slice,
    rows: ['CA-03', 'NO-02'],
    name: 'a failed request',
    play: async (visitor) => {
      await visitor.answers('/send-edit-request', 'fails')
      await sends(visitor)
      await visitor.sees('alert')
    },
  },
  { slice, rows: ['CA-03'], name: 'a sent request', play: sendsRequest },
]
