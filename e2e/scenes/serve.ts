/** Starts a reference server for each chain of the scenes until it is ended: the demo's on PORT, the others on free ports. */
import { join } from 'node:path'
import { freePort } from '../../scripts/tools/free-port'
import { onInterrupt, run, typescript } from '../../scripts/tools/run'
import { CHAINS } from './chains'

const { HOST: host = '127.0.0.1', PORT: port = '3000', DATA_DIR: directory = '' } = process.env

onInterrupt()
const servers = await Promise.all(
  Object.entries(CHAINS).map(async ([chain, env]) => ({
    chain,
    env,
    port: chain === 'demo' ? port : String(await freePort()),
  })),
)
const lists = servers.map((one) => ({ chain: one.chain, url: `http://${host}:${one.port}/scenes` }))

await Promise.all(
  servers.map((one) =>
    run(typescript('e2e/scenes/server.ts'), {
      env: {
        HOST: host,
        // Many visitors come from one address, and the demo's configuration is shown.
        THROTTLE: '0',
        SPA_CONFIG: '{}',
        LOG: 'error',
        ...one.env,
        PORT: one.port,
        SANDBOX_PORT: '0',
        DATA_DIR: join(directory, one.chain),
        SCENES_OF: JSON.stringify({ chain: one.chain, lists }),
      },
      live: true,
    }),
  ),
)
