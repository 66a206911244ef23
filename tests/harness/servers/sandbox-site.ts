import { createSandbox } from '#server/sandbox/web'
import type { TestApp } from '#tests/harness/servers/server-app'

/** A client of the sandbox's pages, for an application at `http://localhost`. */
export function openSandboxPages({ db, failures }: TestApp) {
  const answer = createSandbox({
    db,
    origins: new Set(['http://localhost']),
    log: { info: () => undefined, error: (_, error) => failures.push(error) },
  })
  return {
    get: (url: string | null) => answer(new Request(url ?? '')),
    /** Submits the page's form with one of its buttons. */
    press: (url: string | null, outcome: string, headers: Readonly<Record<string, string>> = {}) =>
      answer(new Request(url ?? '', { method: 'POST', headers, body: new URLSearchParams({ outcome }) })),
  }
}
