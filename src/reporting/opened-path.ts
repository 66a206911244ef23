/** The path at which the browser opened this page, whatever the application has made of the address since. */
export function openedPath(): string {
  const [opened] = performance.getEntriesByType('navigation')
  return opened && URL.canParse(opened.name) ? new URL(opened.name).pathname : ''
}
