/** Vitest's global set-up of the server's tests: bundles the programs that they start. */
export { ensureBundles as default } from './bundled-server'
