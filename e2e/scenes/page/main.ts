import { array, create, string, type } from 'superstruct'
import { SCENES } from '..'
import type { Scene } from '../scene'
import { BrowserVisitor } from './browser-visitor'

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  made.append(...content)
  return made
}

function say(text: string): void {
  const status = document.querySelector('[role=status]')
  if (status) status.textContent = text
}

async function show({ slice, name, play }: Scene): Promise<void> {
  // Right in the click, because a browser blocks a tab that opens by itself.
  const tab = window.open('', 'scene')
  if (!tab) return say('The browser blocks the second tab. Allow pop-ups of this page.')
  const scene = `${slice} with ${name}`
  say(`${scene} …`)
  try {
    const visitor = new BrowserVisitor(tab)
    await visitor.begin()
    await play(visitor)
    say(`${scene} is open.`)
    tab.focus()
  } catch (error) {
    say(`${scene} could not be opened: ${String(error).split('\n')[0]}`)
  }
}

function item(scene: Scene): HTMLLIElement {
  const button = element('button', scene.name)
  button.addEventListener('click', () => void show(scene))
  return element('li', button, element('small', scene.rows.join(' ')))
}

const Lists = type({ chain: string(), lists: array(type({ chain: string(), url: string() })) })
const response = await fetch('/scenes/chains')
const { chain, lists } = create(await response.json(), Lists)

const links = lists.map((list) => {
  const link = element('a', list.chain)
  link.href = list.url
  if (list.chain === chain) link.ariaCurrent = 'page'
  return link
})
document.querySelector('nav')?.append(...links)

const scenes = SCENES.filter((scene) => (scene.chain ?? 'demo') === chain)
for (const slice of new Set(scenes.map((scene) => scene.slice))) {
  const items = scenes.filter((scene) => scene.slice === slice).map(item)
  document.querySelector('main')?.append(element('section', element('h2', slice), element('ul', ...items)))
}
