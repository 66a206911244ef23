/** ARIA roles of a list, because the groups between the list and its items rule out `ul` and `li`. */
export const ROLES = { list: { role: 'list' }, item: { role: 'listitem' } } as const
