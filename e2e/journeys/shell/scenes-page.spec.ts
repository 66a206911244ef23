import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { freePort } from '../../../scripts/tools/free-port'
import { root, typescript } from '../../../scripts/tools/run'

const START_MS = 120_000

test('the list of scenes brings a second tab of the browser to each of several states @desktop', async ({
  page,
  context,
}) => {
  const port = String(await freePort())
  const [program = '', ...args] = typescript('scripts/scenes.ts')
  const scenes = spawn(program, args, { cwd: root, env: { ...process.env, PORT: port }, stdio: 'ignore' })
  try {
    await expect(async () => void (await page.goto(`http://127.0.0.1:${port}/scenes`))).toPass({ timeout: START_MS })
    const opens = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('status')).toHaveText(new RegExp(`with ${name} is open\\.$`))
      return context.pages().at(-1) ?? page
    }
    const tab = await opens('a failed search')
    await expect(tab.getByRole('alert').first()).toContainText('odottamaton häiriö')
    await opens('a cancelled booking')
    await expect(tab.getByRole('heading', { name: /peruutettu/ })).toBeVisible()
    // What the scene before did is forgotten: the search answers again, and no booking is open.
    await opens('a vehicle that is not in the register')
    await expect(tab.getByRole('combobox', { name: 'Merkki' })).toBeVisible()
    await opens('a chosen service')
    await expect(tab.getByRole('region', { name: 'Valitut palvelut' })).toContainText('Perushuolto')
  } finally {
    const ended = new Promise((resolve) => scenes.once('exit', resolve))
    scenes.kill('SIGTERM')
    await ended
  }
})
