import type { TestApp } from '#tests/harness/servers/server-app'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import type { Mail } from '#server/mail/mail'
import type { MailSettings } from '#server/mail/mail-content'
import { dispatchOf, keepingTransport } from './mail-outbox'

/** Dispatches the whole outbox with the application's configuration. Resolves to the mails, in order. */
export async function dispatchedWith(server: TestApp, application: MailSettings['application']): Promise<Mail[]> {
  const transport = keepingTransport()
  const dispatch = dispatchOf(server, transport)
  const options = { ...dispatch, settings: { ...dispatch.settings, application } }
  while ((await dispatchNext(options, new AbortController().signal)) === 'done');
  return transport.mails
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
const decoded = (html: string): string =>
  plain(html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole))

/** Returns what a reader sees of both bodies: the text without its line breaks, and the text of the HTML. */
export const bodiesOf = ({ text, html }: Pick<Mail, 'text' | 'html'>): readonly [text: string, html: string] => [
  plain(text),
  decoded(html.replace(/^.*<body/s, '<body')),
]

/** Returns the links of the HTML body by their text. */
export const linksOf = ({ html }: Pick<Mail, 'html'>): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/gs)].map(([, url = '', text = '']) => [
      decoded(text),
      decoded(url),
    ]),
  )
