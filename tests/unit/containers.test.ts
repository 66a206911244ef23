/** Dockerfile, compose.yaml and docs/kubernetes.yaml agree with the server's configuration and with each other. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { any, array, create, number, optional, record, string, type } from 'superstruct'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '#server/config'
import { root } from '../../scripts/tools/run'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Seconds after DRAIN_SECONDS within which the server ends in any case. */
const GIVES_UP = 10

const dockerfile = read('Dockerfile')
const imageEnv = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S*)/g)].map(([, name = '', value = '']) => [
    name,
    value.replace('${SPA_CONFIG}', ''),
  ]),
)

const Hardened = { read_only: any(), cap_drop: any(), security_opt: any(), healthcheck: optional(any()) }
const Service = type({
  ...Hardened,
  image: string(),
  environment: record(string(), string()),
  volumes: array(string()),
  depends_on: optional(record(string(), type({ condition: string() }))),
  stop_grace_period: optional(string()),
})
const compose = create(parse(read('compose.yaml'), { merge: true }), type({ services: record(string(), Service) }))

const Probe = type({ httpGet: type({ path: string(), port: string() }) })
const Container = type({
  env: array(type({ name: string(), value: string() })),
  ports: array(type({ name: string(), containerPort: number() })),
  readinessProbe: Probe,
  livenessProbe: Probe,
  lifecycle: type({ preStop: type({ exec: type({ command: array(string()) }) }) }),
  securityContext: any(),
  volumeMounts: array(type({ name: string(), mountPath: string() })),
})
const Pod = type({
  terminationGracePeriodSeconds: number(),
  securityContext: any(),
  containers: array(Container),
  volumes: array(type({ name: string() })),
})
const Deployment = type({
  spec: type({
    replicas: number(),
    selector: any(),
    template: type({ metadata: type({ labels: record(string(), string()) }), spec: Pod }),
  }),
})
const Manifest = type({ kind: string(), spec: any() })
const documents = parseAllDocuments(read('docs/kubernetes.yaml'))
const manifests = documents.map((one) => create(one.toJS(), Manifest))
const specOf = (kind: string) => manifests.find((one) => one.kind === kind)?.spec
const pod = create({ spec: specOf('Deployment') }, Deployment).spec.template.spec
const [container] = pod.containers
if (!container) throw new Error('docs/kubernetes.yaml has no container')
const podEnv = Object.fromEntries(container.env.map(({ name, value }) => [name, value]))

/** Names of the variables that the server reads in this environment. It refuses an invalid value. */
function variablesRead(env: Readonly<Record<string, string>>): ReadonlySet<string> {
  const names = new Set<string>()
  readConfig(
    new Proxy(env, {
      get: (target, name) => {
        names.add(String(name))
        return target[String(name)]
      },
    }),
  )
  return names
}

/** The environment of a process of compose.yaml, with the values of this .env. */
const processEnv = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(compose.services['process-1']?.environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, variable: string) => values[variable] ?? ''),
    ]),
  )
const composed = processEnv({ PUBLIC_NAME: 'ajanvaraus.example.fi', POSTGRES_PASSWORD: 'secret' })

test.each([
  ['the image', imageEnv],
  ['compose.yaml', { ...imageEnv, ...composed }],
  ['docs/kubernetes.yaml', { ...imageEnv, ...podEnv, DATABASE_URL: 'postgres://huoltovaraus@database/huoltovaraus' }],
])('the server reads each variable of %s, and accepts its value', (_, env) => {
  const known = variablesRead(env)
  expect(Object.keys(env).length).toBeGreaterThan(3)
  expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([])
})

test('the image listens on all addresses at the port that it exposes, and checks its health there', () => {
  const { host, port, dataDir, sandboxPort } = readConfig(imageEnv)
  expect({ host, port, dataDir, sandboxPort }).toEqual({
    host: '0.0.0.0',
    port: 3000,
    dataDir: '/data',
    sandboxPort: null,
  })
  expect(/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]).toBe(`${port}`)
  expect(/^VOLUME (\S+)$/m.exec(dockerfile)?.[1]).toBe(dataDir)
  expect(dockerfile).toContain('http://127.0.0.1:${process.env.PORT}/health')
})

test('compose.yaml has two equal processes, which its proxy reaches by name', () => {
  const { services } = compose
  expect(Object.keys(services)).toEqual(['process-1', 'process-2', 'proxy', 'database'])
  expect(services['process-2']).toEqual(services['process-1'])
  expect(services['proxy']?.environment['PROCESSES']).toBe('process-1:3000 process-2:3000')
  expect(services['proxy']?.volumes).toContain('./docs/proxies/Caddyfile:/etc/caddy/Caddyfile:ro')
  for (const name of Object.keys(services['proxy']?.environment ?? {}))
    expect(read('docs/proxies/Caddyfile')).toContain(`{$${name}:`)
  const { username, password, hostname, pathname } = new URL(composed['DATABASE_URL'] ?? '')
  expect([username, password, pathname]).toEqual(['huoltovaraus', 'secret', '/huoltovaraus'])
  expect(services[hostname]?.environment['POSTGRES_USER']).toBe(username)
  expect(services[hostname]?.image).toMatch(/postgres:17$/)
})

test('each service of compose.yaml is read-only and without rights, and waits for healthy ones alone', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    // The processes have the health check of the image.
    expect(name.startsWith('process-') || service.healthcheck !== undefined).toBe(true)
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {}))
      expect([Object.keys(compose.services).includes(other), condition]).toEqual([true, 'service_healthy'])
  }
})

test('compose.yaml and docs/kubernetes.yaml wait longer for the end of a process than it drains', () => {
  const drains = (env: Readonly<Record<string, string>>) => readConfig({ ...imageEnv, ...env }).drainSeconds + GIVES_UP
  const grace = Number.parseInt(compose.services['process-1']?.stop_grace_period ?? '', 10)
  expect(grace).toBeGreaterThan(drains(composed))
  const [program, seconds] = container.lifecycle.preStop.exec.command
  expect(program).toBe('sleep')
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + drains(podEnv))
})

test('docs/kubernetes.yaml is without errors, a page long, and probes the paths of docs/hosting.md', () => {
  expect(documents.flatMap(({ errors }) => errors)).toEqual([])
  expect(documents.flatMap(({ warnings }) => warnings)).toEqual([])
  expect(read('docs/kubernetes.yaml').split('\n').length).toBeLessThan(80)
  expect(container.ports).toEqual([{ name: 'http', containerPort: readConfig(imageEnv).port }])
  expect(container.readinessProbe.httpGet).toEqual({ path: '/ready', port: 'http' })
  expect(container.livenessProbe.httpGet).toEqual({ path: '/health', port: 'http' })
  expect(specOf('Service')).toMatchObject({ ports: [{ targetPort: 'http' }] })
})

test('the manifests select the pods that they make', () => {
  const { spec } = create({ spec: specOf('Deployment') }, Deployment)
  const { labels } = spec.template.metadata
  expect(spec.replicas).toBe(2)
  expect(spec.selector).toEqual({ matchLabels: labels })
  expect(specOf('PodDisruptionBudget')).toEqual({ minAvailable: 1, selector: { matchLabels: labels } })
  expect(specOf('Service')).toMatchObject({ selector: labels })
})

test('a pod has the user of the image, a read-only root and no rights, and writes to DATA_DIR alone', () => {
  const user = Number(/^USER (\d+):\1$/m.exec(dockerfile)?.[1])
  expect(user).toBeGreaterThan(0)
  expect(pod.securityContext).toEqual({
    runAsNonRoot: true,
    runAsUser: user,
    runAsGroup: user,
    fsGroup: user,
    seccompProfile: { type: 'RuntimeDefault' },
  })
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([imageEnv['DATA_DIR']])
  expect(pod.volumes.map(({ name }) => name)).toEqual(container.volumeMounts.map(({ name }) => name))
})

test('the build context has what the build reads, and nothing secret', () => {
  const lines = read('.dockerignore').split('\n')
  expect(lines).toContain('*')
  const admitted = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  for (const name of ['.env', 'config.json', '.git', 'node_modules', 'tests', 'docs'])
    expect(admitted).not.toContain(name)
})
