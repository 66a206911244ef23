/** The image of the repository's Dockerfile, built by Buildah on a base of Debian's packages and run by Podman. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { any, array, create, number, record, string, type, type Infer } from 'superstruct'
import { root, run, type Outcome } from '../../../scripts/tools/run'
import { writeBase } from './base-image'
import { did } from './did'
import { ensureProgram } from './ensure-program'

const BASE = 'localhost/base'
const NAME = 'localhost/huoltovaraus'
/** As in docs/kubernetes.yaml. */
export const MEMORY = '512m'

const ImageConfig = type({
  User: string(),
  Env: array(string()),
  Cmd: array(string()),
  ExposedPorts: record(string(), any()),
  Volumes: record(string(), any()),
  WorkingDir: string(),
})
const Inspected = array(type({ Size: number(), Config: ImageConfig, Healthcheck: type({ Test: array(string()) }) }))
const State = array(type({ State: type({ Pid: number(), StartedAt: string(), ExitCode: number() }) }))

export interface Container {
  /** Id of the process on this machine, and when the engine started it. */
  readonly state: () => Promise<{ readonly Pid: number; readonly StartedAt: string; readonly ExitCode: number }>
  /** Runs a command in the container. */
  readonly exec: (command: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Outcome>
  /** Runs the health check of the image. */
  readonly isHealthy: () => Promise<boolean>
  /** Sends SIGTERM. Resolves to the exit code. */
  readonly stop: () => Promise<number>
}

export interface Image {
  readonly config: Infer<typeof ImageConfig>
  /** The command of the health check. */
  readonly healthCheck: readonly string[]
  readonly bytes: number
  readonly baseBytes: number
  /** Directory where the image's files can be read. */
  readonly files: string
  /** Starts a container as compose.yaml and docs/kubernetes.yaml do: read-only, without capabilities. */
  readonly start: (options: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Container>
  /** Removes the containers and everything that was built. */
  readonly remove: () => Promise<void>
}

/** Builds in a temporary directory. Installs the programs from Debian's packages if needed. */
export async function buildImage(): Promise<Image> {
  for (const program of ['buildah', 'mmdebstrap', 'runc', 'podman']) await ensureProgram(program)
  const folder = await mkdtemp(join(tmpdir(), 'image-'))
  const env = { TMPDIR: folder, CONTAINERS_CONF: join(folder, 'containers.conf') }
  const store = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']
  const buildah = async (...args: readonly string[]) => (await did(['buildah', ...store, ...args], env)).trim()
  const podman = async (...args: readonly string[]) => did(['podman', ...store, ...args], env)
  let started = 0
  const remove = async (): Promise<void> => {
    // The directory has to go even if a program fails.
    await run(['podman', ...store, 'rm', '--all', '--force', '--time=0'], { env })
    await run(['buildah', ...store, 'rm', '--all'], { env })
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await mkdir(join(folder, 'engine'))
    await writeFile(env.CONTAINERS_CONF, settings(folder))
    const base = await buildah('from', 'scratch')
    const given = await writeBase(await buildah('mount', base), folder)
    const variables = Object.entries(given).flatMap(([name, value]) => ['--env', `${name}=${value}`])
    await buildah('config', ...variables, base)
    await buildah('commit', '--rm', base, BASE)
    // Docker's format, because that of OCI has no health check. The network of the host, for npm.
    const how = ['--isolation=chroot', '--network=host', '--format=docker', '--layers=false']
    await buildah('build', ...how, `--build-arg=BASE=${BASE}`, `--tag=${NAME}`, root)
    const sizes = create(JSON.parse(await podman('image', 'inspect', BASE)), array(type({ Size: number() })))
    const [image] = create(JSON.parse(await podman('image', 'inspect', NAME)), Inspected)
    if (!image) throw new Error('the image was not built')
    return {
      config: image.Config,
      healthCheck: image.Healthcheck.Test,
      bytes: image.Size,
      baseBytes: sizes[0]?.Size ?? 0,
      files: await buildah('mount', await buildah('from', NAME)),
      start: async (options, given = {}) => {
        const variables = Object.entries(given).map(([name, value]) => `--env=${name}=${value}`)
        const name = `container-${(started += 1)}`
        await podman('run', '--detach', `--name=${name}`, ...HARDENED, ...options, ...variables, NAME)
        return containerOf(name, ['podman', ...store], env)
      },
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

const HARDENED = [
  '--read-only',
  '--read-only-tmpfs=false',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  // An interrupted run must not leave a container running.
  '--timeout=900',
]

/** Settings of Podman: nothing outside the directory, and what a machine without systemd admits. */
const settings = (folder: string): string =>
  [
    '[containers]',
    'log_driver = "k8s-file"',
    'default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]',
    '[engine]',
    // crun, the other one of Debian, refuses a machine with both versions of cgroups.
    'runtime = "runc"',
    'cgroup_manager = "cgroupfs"',
    'events_logger = "none"',
    'lock_type = "file"',
    `tmp_dir = "${join(folder, 'engine')}"`,
    '',
  ].join('\n')

function containerOf(name: string, podman: readonly string[], env: Readonly<Record<string, string>>): Container {
  const state = async () => {
    const [inspected] = create(JSON.parse(await did([...podman, 'inspect', name], env)), State)
    if (!inspected) throw new Error(`no container ${name}`)
    return inspected.State
  }
  return {
    state,
    exec: (command, given = {}) => {
      const variables = Object.entries(given).map(([name, value]) => `--env=${name}=${value}`)
      return run([...podman, 'exec', ...variables, name, ...command], { env })
    },
    isHealthy: async () => (await run([...podman, 'healthcheck', 'run', name], { env })).code === 0,
    stop: async () => {
      await did([...podman, 'stop', '--time=20', name], env)
      return (await state()).ExitCode
    },
  }
}
