/** Names of what this server always does beyond the contract (docs/extensions.md). */
const ALWAYS: readonly string[] = ['removeCampaignCode', 'parametersInBody']

/** Returns the names that GET /settings announces: those of every server and those that the chain has switched on. */
export const announced = (switchedOn: readonly string[]): readonly string[] => [...ALWAYS, ...switchedOn]
