import type { InfoText } from './page'

/** A page never waits longer for its text than this; without it the text only comes later. */
const WAIT_MS = 200
const FRESH_MS = 10_000

type Load = (organizationId: number) => Promise<readonly InfoText[]>

/** Info texts for pages: known ones are given at once, and read anew behind the scenes when they are a while old. */
export function earlyTexts(load: Load): Load {
  const known = new Map<number, { readonly texts: readonly InfoText[]; readonly at: number }>()
  const refresh = async (organizationId: number): Promise<readonly InfoText[]> => {
    const texts = await load(organizationId)
    known.set(organizationId, { texts, at: Date.now() })
    return texts
  }
  return async (organizationId) => {
    const last = known.get(organizationId)
    if (last && Date.now() - last.at < FRESH_MS) return last.texts
    const fresh = refresh(organizationId).catch(() => last?.texts ?? [])
    return last ? last.texts : Promise.race([fresh, late()])
  }
}

const late = (): Promise<readonly InfoText[]> =>
  new Promise((resolve) => setTimeout(() => resolve([]), WAIT_MS).unref())
