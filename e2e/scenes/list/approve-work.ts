import type { Scene, SceneVisitor } from '../scene'

const slice = 'approve-work'
const SEND = ['button', 'Lähetä vastaus'] as const

async function opens(visitor: SceneVisitor, code: string): Promise<void> {
  await visitor.open(`/peruutus?ticket=${code}`)
}

/** Opens the link of a proposal. Returns its code. */
async function isAsked(visitor: SceneVisitor): Promise<string> {
  await visitor.books()
  const code = await visitor.proposesWork()
  await opens(visitor, code)
  await visitor.sees('heading', 'Autostasi löytyi lisätyötä')
  return code
}

async function chooses(visitor: SceneVisitor): Promise<string> {
  const code = await isAsked(visitor)
  await visitor.press('radio', 'Hyväksy', ['radiogroup', /Jarruhuolto/])
  await visitor.press('radio', 'Älä tee', ['radiogroup', /Suodattimen vaihto/])
  return code
}

export async function answersWork(visitor: SceneVisitor): Promise<string> {
  const code = await chooses(visitor)
  await visitor.press(...SEND)
  await visitor.sees('heading', 'Kiitos, vastauksesi on lähetetty.')
  return code
}

export const approveWork: readonly Scene[] = [
  { slice, rows: ['PU-04'], name: 'two jobs to answer', play: async (visitor) => void (await isAsked(visitor)) },
  {
    slice,
    rows: ['PU-04'],
    name: 'a job without an answer',
    play: async (visitor) => {
      await isAsked(visitor)
      await visitor.press('radio', 'Hyväksy', ['radiogroup', /Jarruhuolto/])
      await visitor.press(...SEND)
    },
  },
  {
    slice,
    rows: ['PU-04'],
    name: 'an answer that cannot be sent',
    play: async (visitor) => {
      await chooses(visitor)
      await visitor.answers('/service-ticket/done', 'fails')
      await visitor.press(...SEND)
      await visitor.sees('alert')
    },
  },
  { slice, rows: ['PU-04'], name: 'a sent answer', play: async (visitor) => void (await answersWork(visitor)) },
  {
    slice,
    rows: ['PU-04'],
    name: 'a proposal that was answered',
    play: async (visitor) => {
      await opens(visitor, await answersWork(visitor))
      await visitor.sees('heading', 'Olet vastannut tähän ehdotukseen.')
    },
  },
  {
    slice,
    rows: ['PU-04'],
    name: 'a proposal that is not open any more',
    play: async (visitor) => {
      await opens(visitor, 'LISATYO-5X8T')
      await visitor.sees('heading', 'Ehdotusta ei löytynyt')
    },
  },
]
