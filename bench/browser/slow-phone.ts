import type { CDPSession } from 'playwright'

/** A slow phone on a slow connection, as the measurements of a cold page visit simulate it. */
export const PHONE = { width: 412, height: 823 }
export const PIXEL_RATIO = 1.75
const CPU_SLOWDOWN = 4

/** Lighthouse's applied throttling for "slow 4G". */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** Round trip of the slow connection, in milliseconds. */
export const ROUND_TRIP_MS = SLOW_4G.latency

/** Slows the page of a session down to such a phone. Its network events are on from then on. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
