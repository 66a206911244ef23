import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run, typescript } from '../../scripts/tools/run'
import type { Server } from './server'

/** Runs the desk's command on the data of a running server. */
async function chain({ directory }: Server, command: 'export' | 'import', ...args: readonly string[]): Promise<void> {
  const { code, output } = await run(typescript('scripts/chain.ts', command, ...args), { env: { DATA_DIR: directory } })
  if (code !== 0) throw new Error(`chain ${command} failed:\n${output}`)
}

/** Imports the chain with another price of a product, as the desk does it: export, change, import. */
export async function sellAt(server: Server, productId: number, euros: number): Promise<void> {
  const file = join(server.directory, 'chain.json')
  await chain(server, 'export', file)
  const document: { products: { id: number; price: number; normalPrice: number | null }[] } = JSON.parse(
    await readFile(file, 'utf8'),
  )
  for (const product of document.products)
    if (product.id === productId) Object.assign(product, { price: euros, normalPrice: null })
  await writeFile(file, JSON.stringify(document))
  await chain(server, 'import', file, '--yes')
}
