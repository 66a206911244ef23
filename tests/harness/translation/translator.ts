/**
 * What a page translator does to a page: it replaces each text by elements of its own, sentence by sentence, and does so
 * again after every change. Runs in the page, so it uses nothing from outside.
 * @param longer what it appends to each word, for two of five letters; '' leaves the words as they are
 * @returns what ends it
 */
export function translatePage(longer: string): () => void {
  const written = new WeakMap<Node, string>()
  const UNTRANSLATED = '[translate="no"], script, style, textarea, noscript'

  const translated = (words: string): string =>
    words.replaceAll(/\p{L}+/gu, (word) => word + longer.repeat(Math.ceil(word.length * 0.4)))

  const takeText = (text: Text): void => {
    const { parentElement } = text
    if (text.data.trim() === '' || written.get(text) === text.data || !parentElement) return
    if (parentElement.closest(UNTRANSLATED)) return
    if (parentElement.matches('option, title')) {
      text.data = translated(text.data)
      written.set(text, text.data)
      return
    }
    const outer = document.createElement('font')
    // Blanks between sentences stay outside, because Testing Library's names lose those at an element's ends.
    const [, start = '', whole = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? []
    for (const piece of longer ? whole.split(/(?<=[.!?])(\s)/) : [whole]) {
      const words = document.createTextNode(translated(piece))
      written.set(words, words.data)
      const inner = document.createElement('font')
      inner.append(words)
      outer.append(piece.trim() === '' ? words : inner)
    }
    text.replaceWith(start, outer, end)
  }

  const takeAll = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = [root]
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const node of found) if (node instanceof Text) takeText(node)
  }

  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) if (node.isConnected) takeAll(node)
  })
  changes.observe(document, { subtree: true, childList: true, characterData: true })
  takeAll(document)
  return () => changes.disconnect()
}
