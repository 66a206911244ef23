import { callbackify } from 'node:util'
import { Client, type ClientConfig } from 'pg'
import type { WritableHost } from './writable-host'

/** How long a host that accepted writes may take to accept a connection. Afterwards the others are asked too. */
const CONNECT_MS = 3_000

/** Returns a class of connections for a pool, which connect to the host that accepts writes. */
export const seekingClient = (host: WritableHost): typeof Client =>
  class extends Client {
    constructor(config: string | ClientConfig = {}) {
      super(typeof config === 'string' ? config : { ...config, connectionTimeoutMillis: CONNECT_MS })
    }

    override connect(): Promise<Client>
    override connect(done: ((error: Error) => void) | ((error: null, client: Client) => void)): void
    override connect(done?: (error: never, client: never) => void): Promise<Client> | void {
      if (done === undefined) return this.seek()
      Reflect.apply(
        callbackify(() => this.seek()),
        undefined,
        [done],
      )
    }

    private async seek(): Promise<Client> {
      try {
        const { host: name, port } = new Client({ connectionString: await host.find() })
        this.host = name
        this.port = port
        return await super.connect()
      } catch (error) {
        host.doubt()
        // A socket that never connected has no listeners yet. Its own error, when it is silent, would end the process.
        this.connection.stream.destroy()
        throw error
      }
    }
  }
