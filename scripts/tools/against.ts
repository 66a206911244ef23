import { run } from './run'

/** The address of the server to test, without a trailing slash. */
export function addressOf(given: string | undefined): string {
  if (given === undefined || !URL.canParse(given))
    throw new Error('--against needs an address: BASE_URL=https://staging.example npm run e2e -- --against')
  return given.replace(/\/+$/, '')
}

/** Names the journeys that need more of a server than the contract: its test hooks, its data or its environment. */
export async function journeysLeftOut(): Promise<string[]> {
  const { output } = await run(['playwright', 'test', '--list', '--grep-invert', '@any-server'])
  const listed = output.split('\n').filter((line) => line.includes('.spec.ts'))
  const titles = new Set(listed.map((line) => line.replace(/^\s*\[\w+\] › /, '').replace(/:\d+:\d+/, '')))
  return [
    '',
    `${titles.size} journeys need the reference server and were left out:`,
    ...[...titles].map((one) => `  ${one}`),
  ]
}
