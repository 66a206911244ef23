import type { BrowserContext } from '@playwright/test'

/** What a test expects to go wrong. Everything else that goes wrong fails it. */
export interface Allow {
  /** Console errors and warnings, and uncaught errors, whose text matches. */
  readonly console: (text: RegExp) => void
  /** Answers with these statuses. */
  readonly status: (...statuses: readonly number[]) => void
  /** Requests that get no answer, by their address. */
  readonly unanswered: (url: RegExp) => void
}

export interface Watch {
  readonly allow: Allow
  readonly listen: (context: BrowserContext) => void
  readonly problems: () => readonly string[]
}

/** Chromium writes this for every failed request, which `response` and `requestfailed` tell with more detail. */
const FAILED_REQUEST = /^Failed to load resource:/

/** Notes what goes wrong in any page of the contexts it listens to: in the console, in scripts, on the network. */
export function createWatch(): Watch {
  const texts: RegExp[] = []
  const statuses: number[] = []
  const urls: RegExp[] = []
  const found: { readonly problem: string; readonly allowed: () => boolean }[] = []
  const spoken = (problem: string): number =>
    found.push({ problem, allowed: () => texts.some((text) => text.test(problem)) })

  const listen = (context: BrowserContext): void => {
    // A violated content security policy is written to the console as an error, so it is caught here as well.
    context.on('console', (message) => {
      const bad = message.type() === 'error' || message.type() === 'warning'
      if (bad && !FAILED_REQUEST.test(message.text())) spoken(`console.${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (event) => spoken(`uncaught: ${event.error().stack ?? event.error().message}`))
    context.on('response', (response) => {
      const problem = `${response.status()} ${response.request().method()} ${response.url()}`
      if (response.status() >= 400) found.push({ problem, allowed: () => statuses.includes(response.status()) })
    })
    context.on('requestfailed', (request) => {
      const cause = request.failure()?.errorText ?? ''
      // The page itself, or the visitor who left it, gave the request up.
      if (cause === 'net::ERR_ABORTED') return
      const problem = `${cause} ${request.method()} ${request.url()}`
      found.push({ problem, allowed: () => urls.some((url) => url.test(request.url())) })
    })
  }

  return {
    allow: {
      console: (text) => void texts.push(text),
      status: (...more) => void statuses.push(...more),
      unanswered: (url) => void urls.push(url),
    },
    listen,
    problems: () => found.filter(({ allowed }) => !allowed()).map(({ problem }) => problem),
  }
}
