import type { Finding } from './findings'
import type { World } from './world'

/** Extensions that the application uses, with the words that begin the promises of their checks (docs/extensions.md). */
const KNOWN: Readonly<Record<string, string>> = {
  removeCampaignCode: 'extension removeCampaignCode',
  parametersInBody: 'extension parametersInBody',
  shownPrice: 'extension shownPrice',
  'Idempotency-Key': 'extension Idempotency-Key',
  withdrawal: 'extension withdrawal',
  earlierTime: 'extension earlierTime',
}

/** Returns the names of the extensions that the server announces. */
export async function extensionsOf({ newVisitor }: World): Promise<readonly string[]> {
  const settings = await newVisitor()
    .then(({ api }) => api.settings())
    .catch(() => null)
  return settings?.extensions ?? []
}

/** Tests whether a finding is about an extension, which says nothing about the contract. */
export const isOfExtension = ({ promise }: Finding): boolean => promise.startsWith('extension ')

/** Formats the extensions, apart from the contract. */
export const extensionLines = (announced: readonly string[], findings: readonly Finding[]): string[] => [
  ...Object.entries(KNOWN).map(([name, promise]) => {
    if (!announced.includes(name)) return `– extension ${name}: not announced, so the application does without it`
    const failed = findings.find((one) => one.verdict === 'broken' && one.promise.startsWith(promise))
    return failed ? `✗ extension ${name}: ${failed.why}` : `✓ extension ${name}: announced`
  }),
  ...announced
    .filter((name) => !Object.hasOwn(KNOWN, name))
    .map((name) => `– extension ${name}: not used by the application`),
]
