/** Playwright's global set-up of the walks: bundles the server that they start. */
export { ensureBundles as default } from '#tests/harness/servers/bundled-server'
