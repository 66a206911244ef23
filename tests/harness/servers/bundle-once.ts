/** Vitest's global set-up of the server's tests: bundles the server that they start as a process. */
export { ensureServerBundle as default } from './bundled-server'
