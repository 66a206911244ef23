/** What `ul` and `li` are; but an `ul` may hold nothing but its `li`s, and the cards are in groups. */
export const ROLES = { list: { role: 'list' }, item: { role: 'listitem' } } as const
