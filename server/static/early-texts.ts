import type { InfoText } from '#shared/api/nouns/settings'

/** Maximum wait of a page for its text. After that the page is sent without it. */
const WAIT_MS = 200
const FRESH_MS = 10_000

type Load = (organizationId: number) => Promise<readonly InfoText[]>

/** Caches info texts for pages. A cached text is returned at once, and refetched in the background when it is stale. */
export function earlyTexts(load: Load): Load {
  const cache = new Map<number, { readonly texts: readonly InfoText[]; readonly at: number }>()
  const refresh = async (organizationId: number): Promise<readonly InfoText[]> => {
    const texts = await load(organizationId)
    cache.set(organizationId, { texts, at: Date.now() })
    return texts
  }
  return async (organizationId) => {
    const last = cache.get(organizationId)
    if (last && Date.now() - last.at < FRESH_MS) return last.texts
    const fresh = refresh(organizationId).catch(() => last?.texts ?? [])
    return last ? last.texts : Promise.race([fresh, late()])
  }
}

const late = (): Promise<readonly InfoText[]> =>
  new Promise((resolve) => setTimeout(() => resolve([]), WAIT_MS).unref())
