const reported = new Set<string>()

/** Tells the console of something that a server does, once a page. */
export function reportOnce(text: string): void {
  // oxlint-disable-next-line no-console -- for the operator of the server
  if (!reported.has(text)) console.warn(text)
  reported.add(text)
}
