import { publicOrigin, type Config } from '../config'
import { nodeListener } from '../http/node-listener'
import { listen, type Listening } from '../http/listen'
import type { Log } from '../platform/log'
import type { Database } from '../platform/database/database'
import { applicationOrigins, SANDBOX_HOST } from './site'
import { createSandbox } from './web'

export interface OpenSandbox {
  readonly address: string
  readonly answer: (db: Database, log: Log) => void
  readonly close: () => Promise<void>
}

/** Opens the sandbox's port beside the server's. Null if the installation disables the sandbox. */
export async function openSandbox(
  config: Pick<Config, 'sandboxPort' | 'spaPort' | 'mail'>,
  server: Pick<Listening, 'address' | 'port'>,
): Promise<OpenSandbox | null> {
  if (config.sandboxPort === null) return null
  const { address, answer, close } = await listen(SANDBOX_HOST, config.sandboxPort, 'SANDBOX_PORT')
  const ports = config.spaPort === null ? [server.port] : [server.port, config.spaPort]
  const origins = applicationOrigins(ports, [server.address, publicOrigin(config)])
  return {
    address,
    close,
    answer: (db, log) => {
      const listener = nodeListener(createSandbox({ db, origins, log }), { log, security: {} })
      answer((request, response) => void listener(request, response))
    },
  }
}
