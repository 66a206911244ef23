import { connect } from 'node:net'
import type { Config } from '../config'
import { good, PATIENCE_MS, reasonOf, wrong, type Finding } from './finding'

/** Reminders, and the systems that are told of events. Without either there is nothing to look at. */
export async function checkAroundVisit({
  reminders,
  webhooks,
}: Pick<Config, 'reminders' | 'webhooks'>): Promise<readonly Finding[]> {
  const told = reminders.map(({ channel, hours }) => `${hours} h by ${channel === 'SMS' ? 'text message' : 'mail'}`)
  const hasTexts = reminders.some(({ channel }) => channel === 'SMS')
  return [
    ...(told.length === 0 ? [] : [good('reminders', `${told.join(', ')} before a visit`)]),
    // Nothing here knows the program that starts the server.
    ...(hasTexts ? [good('text messages', 'sent by the provider given to startServer; files without one')] : []),
    ...(await Promise.all(webhooks.map(checkWebhook))),
  ]
}

/** Connects to the receiver. Sends nothing; `npm run webhooks -- test` does. */
async function checkWebhook({ name, url }: Config['webhooks'][number]): Promise<Finding> {
  const { hostname, port, protocol } = new URL(url)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const what = `webhook ${name}`
  try {
    await reach(host, Number(port || (protocol === 'https:' ? '443' : '80')))
    return good(what, `${hostname} accepts connections`)
  } catch (error) {
    return wrong(what, `${hostname}: ${reasonOf(error)}`, 'check the address, its DNS entry and the firewall')
  }
}

const reach = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS }, () => {
      socket.destroy()
      resolve()
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })
