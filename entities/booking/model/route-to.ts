/** Returns the link to a route description, or null if the chain has configured none. */
export const routeTo = (address: string, template: string | undefined): string | null =>
  template?.replace('{address}', () => encodeURIComponent(address)) ?? null
