/** The proxies of docs/proxies on this machine: their files with other addresses, names and certificates. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localCertificate } from '../../../scripts/tools/certificate'
import { freePort } from '../../../scripts/tools/free-port'
import { startProgram } from '../../../e2e/engines/program'
import { adapted, type Replacements } from './adapted'
import { ensureProgram } from './ensure-program'

export interface Proxy {
  readonly port: number
  /** The certificate that a client trusts. */
  readonly certificate: string
  readonly log: () => Promise<string>
  readonly stop: () => Promise<void>
}

interface Place {
  readonly directory: string
  readonly port: number
  readonly certificate: string
  readonly key: string
  readonly log: string
  /** Of the two processes behind it. */
  readonly behind: readonly [number, number]
}

export const PROXIES = ['nginx', 'caddy'] as const
export type ProxyName = (typeof PROXIES)[number]

const processes = ([one, other]: readonly [number, number]): Replacements => [
  ['127.0.0.1:3000', `127.0.0.1:${one}`],
  ['127.0.0.1:3001', `127.0.0.1:${other}`],
]

/** The command that starts each proxy, once its file is written. */
const CONFIGURATIONS = {
  nginx: async ({ directory, port, certificate, key, log, behind }: Place): Promise<readonly string[]> => {
    const plain = await freePort()
    const file = await written(directory, 'nginx.conf', [
      ...processes(behind),
      ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
      ['listen 80', `listen 127.0.0.1:${plain}`],
      ['/etc/ssl/ajanvaraus.crt', certificate],
      ['/etc/ssl/ajanvaraus.key', key],
      ['/var/log/nginx/access.log', log],
      ['/var/log/nginx/error.log', join(directory, 'error.log')],
      ['/run/nginx.pid', join(directory, 'nginx.pid')],
    ])
    return ['nginx', '-c', file, '-g', 'daemon off;']
  },
  caddy: async ({ directory, port, certificate, key, log, behind }: Place): Promise<readonly string[]> => {
    const file = await written(directory, 'Caddyfile', [
      ...processes(behind),
      ['{\n\tservers', '{\n\tadmin off\n\tauto_https off\n\tservers'],
      [
        '{$PUBLIC_NAME:ajanvaraus.example.fi} {',
        `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
      ],
      ['/var/log/caddy/access.log', log],
    ])
    return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile']
  },
} as const

/** Starts a proxy before the two processes at these ports of 127.0.0.1. Installs it from Debian's packages if needed. */
export async function startProxy(name: ProxyName, ports: readonly [number, number]): Promise<Proxy> {
  await ensureProgram(name)
  const directory = await mkdtemp(join(tmpdir(), `${name}-`))
  const [certificate, key] = [join(directory, 'own.crt'), join(directory, 'own.key')]
  const made = await localCertificate()
  await Promise.all([writeFile(certificate, made.cert), writeFile(key, made.key)])
  const log = join(directory, 'access.log')
  const port = await freePort()
  const command = await CONFIGURATIONS[name]({ directory, port, certificate, key, log, behind: ports })
  const program = startProgram(command, { XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory })
  return {
    port,
    certificate: made.cert,
    log: () => readFile(log, 'utf8'),
    stop: async () => {
      await program.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Writes a file of docs/proxies with replacements into a directory. */
async function written(directory: string, name: string, replacements: Replacements): Promise<string> {
  const file = join(directory, name)
  await writeFile(file, await adapted(`docs/proxies/${name}`, replacements))
  return file
}
