/** Returns the path at which the browser opened this page, whatever the application's URL is now. */
export function openedPath(): string {
  const [opened] = performance.getEntriesByType('navigation')
  return opened && URL.canParse(opened.name) ? new URL(opened.name).pathname : ''
}
