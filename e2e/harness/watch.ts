import { headerFaults } from '#tests/harness/response-headers'
import type { BrowserContext, Response } from '@playwright/test'

/** Declares the problems that a test expects. Any other problem fails the test. */
export interface Allow {
  /** Allows console errors, console warnings and uncaught errors whose text matches. */
  readonly console: (text: RegExp) => void
  /** Allows responses with these statuses. */
  readonly status: (...statuses: readonly number[]) => void
  /** Allows requests without a response whose URL matches. */
  readonly unanswered: (url: RegExp) => void
}

export interface Watch {
  readonly allow: Allow
  /** Watches a context. `origin` is the server's, whose responses have the headers of their kind; null without one. */
  readonly listen: (context: BrowserContext, origin: string | null) => void
  readonly problems: () => readonly string[]
}

/** Chromium's console message for a failed request. Ignored, because the network events report more detail. */
const FAILED_REQUEST = /^Failed to load resource:/

/** Names of parameters with a secret or personal data, and what an e-mail address or a Finnish telephone number looks like. */
const REVEALING =
  /[?&](?:bookingKey|registerNumber|notificationEmailAddress|phoneNumber|billingReference)=|[^/?&=]@[^/?&=]|(?:\+358|\b0[45]0)[ \d]{6,}/

/** Whether a proxy that logs the address of a request would log personal data. */
const isRevealing = ({ pathname, search }: URL): boolean =>
  REVEALING.test(pathname) ||
  REVEALING.test(decodeURIComponent(search.replaceAll('+', ' ').replaceAll(/%(?![\da-f]{2})/gi, '')))

/** Whether the server sent a response. One that a test sent in its place has no Date header. */
const isOfServer = (response: Response, origin: string | null): boolean =>
  new URL(response.url()).origin === origin && response.headers()['date'] !== undefined

const seen = (response: Response) => ({
  url: response.url(),
  status: response.status(),
  headers: response.headers(),
})

/**
 * Creates a recorder of problems in all pages of its contexts: console output, uncaught errors, failed requests, headers that
 * are not those of the response's kind, and personal data in addresses.
 */
export function createWatch(): Watch {
  const texts: RegExp[] = []
  const statuses: number[] = []
  const urls: RegExp[] = []
  const found: { readonly problem: string; readonly allowed: () => boolean }[] = []
  const record = (problem: string): number =>
    found.push({ problem, allowed: () => texts.some((text) => text.test(problem)) })

  const listen = (context: BrowserContext, origin: string | null): void => {
    // Chromium also reports violations of the content security policy as console errors.
    context.on('console', (message) => {
      const bad = message.type() === 'error' || message.type() === 'warning'
      if (bad && !FAILED_REQUEST.test(message.text())) record(`console.${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (event) => record(`uncaught: ${event.error().stack ?? event.error().message}`))
    context.on('response', (response) => {
      const problem = `${response.status()} ${response.request().method()} ${response.url()}`
      if (response.status() >= 400) found.push({ problem, allowed: () => statuses.includes(response.status()) })
      if (isOfServer(response, origin)) headerFaults(seen(response)).forEach(record)
    })
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin === origin && isRevealing(url)) record(`personal data in an address: ${url.href}`)
    })
    context.on('requestfailed', (request) => {
      const cause = request.failure()?.errorText ?? ''
      // The page aborted the request, or the visitor left the page.
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
