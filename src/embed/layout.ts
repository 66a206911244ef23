import type { FromPage, ToPage } from './messages'

type Send = (message: FromPage) => void

const root = document.documentElement

/** Makes the page as tall as its content, reports its height, and has the other site scroll in place of this page. */
export function follow(send: Send): void {
  root.dataset['embedded'] = ''
  const report = (): void => send({ huoltoVaraus: 'height', height: Math.ceil(root.getBoundingClientRect().height) })
  // At once, because browsers pause the observer of a frame that is out of view.
  report()
  new ResizeObserver(report).observe(root)
  const scrollTo = (element: Element, block: ScrollLogicalPosition): void => {
    const { top, height } = element.getBoundingClientRect()
    const room = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
    send({ huoltoVaraus: 'scroll', top: top + window.scrollY - room, height: height + 2 * room, block })
  }
  // While the frame is still shorter than the page, the browser would scroll it.
  window.addEventListener('scroll', () => window.scrollTo(0, 0))
  const { scrollIntoView } = Element.prototype
  // Replaced for all steps at once: in a frame as tall as its page they would scroll nothing.
  Element.prototype.scrollIntoView = function scrollBoth(options) {
    scrollIntoView.call(this, options)
    scrollTo(this, (typeof options === 'object' && options.block) || 'start')
  }
  // Not each browser scrolls to the focus across frames.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) scrollTo(target, 'nearest')
  })
  document.addEventListener('click', openElsewhere, { capture: true })
}

/** Sets which part of the page the visitor sees, for dialogs and notifications. */
export function showPart({ above, below, height }: Extract<ToPage, { huoltoVaraus: 'view' }>): void {
  for (const [name, value] of Object.entries({ above, below, height }))
    root.style.setProperty(`--view-${name}`, `${value}px`)
}

/** Opens other sites in a tab of their own, because few of them can be shown in a frame. */
function openElsewhere({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.origin !== window.location.origin && /^https?:$/.test(link.protocol)) {
    link.target = '_blank'
    link.rel = 'noopener'
  }
}
