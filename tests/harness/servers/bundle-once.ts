/** Global set-up of the server's tests and of the walks in three engines: bundles the programs that they start. */
export { ensureBundles as default } from './bundled-server'
