/** A base image without a registry: Debian's packages, Node 24 and its npm. */
import { chmod, copyFile, cp, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { did } from './did'

/** What the image of node:24-bookworm-slim has, as far as the Dockerfile and the server use it. */
const SUITE = 'bookworm'
const PACKAGES = 'ca-certificates,libstdc++6'
const NODE = `node-linux-${process.arch}`
const CERTIFICATES = '/etc/ssl/certs/machine.crt'

/**
 * Writes a root file system into an empty directory. Node's program comes from npm, because Debian 12 has Node 18.
 * Resolves to the environment of the base image.
 */
export async function writeBase(place: string, folder: string): Promise<Readonly<Record<string, string>>> {
  await did(['mmdebstrap', '--quiet', '--mode=root', '--variant=essential', `--include=${PACKAGES}`, SUITE, place])
  const packages = join(folder, 'packages')
  await mkdir(packages)
  await did(['npm', 'install', '--no-save', '--no-audit', '--prefix', packages, `${NODE}@24`, 'npm@11'])
  const local = join(place, 'usr/local')
  await copyFile(join(packages, 'node_modules', NODE, 'bin/node'), join(local, 'bin/node'))
  await chmod(join(local, 'bin/node'), 0o755)
  await cp(join(packages, 'node_modules/npm'), join(local, 'lib/npm'), { recursive: true })
  await symlink('../lib/npm/bin/npm-cli.js', join(local, 'bin/npm'))
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    // As npm of this machine.
    npm_config_registry: (await did(['npm', 'config', 'get', 'registry'])).trim(),
    ...(await trusted(place)),
  }
}

/** Certificates that Node trusts on this machine beside its own. */
async function trusted(place: string): Promise<Readonly<Record<string, string>>> {
  const own = process.env['NODE_EXTRA_CA_CERTS']
  if (!own) return {}
  await copyFile(own, join(place, CERTIFICATES))
  return { NODE_EXTRA_CA_CERTS: CERTIFICATES }
}
