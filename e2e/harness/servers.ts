import { startServer, type Server, type ServerEnv } from './server'

/** The servers of a worker of Playwright. */
export interface Servers {
  /** Returns the running server with this additional environment, which is started by the first test that needs it. */
  readonly withEnv: (env: ServerEnv) => Promise<Server>
  readonly stop: () => Promise<void>
}

/** Keeps the usual server, and the last one with an environment of its own. A worker per environment is dearer. */
export function keepServers(): Servers {
  let usual: Promise<Server> | undefined
  let other: { readonly env: string; readonly server: Promise<Server> } | undefined
  const stopOther = async (): Promise<void> => {
    const last = other
    other = undefined
    await (await last?.server)?.stop()
  }
  return {
    async withEnv(env) {
      if (Object.keys(env).length === 0) return (usual ??= startServer())
      const key = JSON.stringify(env)
      if (other?.env !== key) {
        await stopOther()
        other = { env: key, server: startServer(env) }
      }
      return other.server
    },
    async stop() {
      await stopOther()
      await (await usual)?.stop()
    },
  }
}
