/** `<huolto-varaus>`: shows the booking in a page of another site. Built to /embed.js (docs/embedding.md). */
import type { FromPage, ToPage } from './messages'

/** Paths of the processes by type, which the build takes from their definitions. */
declare const PROCESS_PATHS: Readonly<Record<string, string>>

const script = document.currentScript
const address = script instanceof HTMLScriptElement ? script.src : location.href
const { origin } = new URL(address)

class BookingElement extends HTMLElement {
  static readonly observedAttributes = ['process', 'plate', 'workplace']

  private readonly link = document.createElement('slot')
  private readonly frame = document.createElement('iframe')
  /** Lies over the part of the frame that is to be scrolled into view. */
  private readonly mark = document.createElement('div')
  private listening = new AbortController()
  /** True once the page has answered, because until then the frame has another origin. */
  private isReady = false

  constructor() {
    super()
    const { link, frame, mark } = this
    const box = document.createElement('div')
    // Styles of elements, because the site's content security policy may forbid style sheets.
    box.style.cssText = 'position:relative'
    mark.style.cssText = 'position:absolute;visibility:hidden'
    // Transparent until the page answers, so that a refused page shows the link alone. Browsers pause hidden frames.
    frame.style.cssText = 'display:block;width:100%;height:40rem;border:0;opacity:0'
    frame.title = 'Ajanvaraus'
    // Browsers find the history of a frame by its name.
    frame.name = this.localName
    frame.allow = 'geolocation'
    frame.loading = 'lazy'
    box.append(frame, mark)
    this.attachShadow({ mode: 'open', delegatesFocus: true }).append(link, box)
  }

  connectedCallback(): void {
    this.frame.src = this.address
    const { signal } = (this.listening = new AbortController())
    window.addEventListener('message', (event) => this.receive(event), { signal })
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, () => this.look(), { capture: true, passive: true, signal })
  }

  disconnectedCallback(): void {
    this.listening.abort()
    this.isReady = false
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.isConnected || before === now) return
    // Leaves no entry in the history.
    if (name === 'process') this.frame.contentWindow?.location.replace(this.address)
    else this.greet()
  }

  private get address(): string {
    return new URL((PROCESS_PATHS[this.given('process')] ?? '').slice(1), address).href
  }

  private given(name: string): string {
    return this.getAttribute(name) ?? ''
  }

  private send(message: ToPage): void {
    if (this.isReady) this.frame.contentWindow?.postMessage(message, origin)
  }

  private greet(): void {
    this.send({ huoltoVaraus: 'hello', plate: this.given('plate'), workplace: this.given('workplace') })
    this.look()
  }

  /** Tells the page which part of it the visitor sees, below a header of the site that stays in place. */
  private look(): void {
    const { top, bottom } = this.frame.getBoundingClientRect()
    const { clientHeight: height } = document.documentElement
    const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    this.send({
      huoltoVaraus: 'view',
      above: Math.max(0, header - top),
      below: Math.max(0, bottom - height),
      height: height - header,
    })
  }

  private receive({ source, origin: from, data }: MessageEvent<FromPage>): void {
    const { frame, mark } = this
    if (source !== frame.contentWindow || from !== origin) return
    if (data.huoltoVaraus === 'ready') {
      this.isReady = true
      this.greet()
    }
    if (data.huoltoVaraus === 'height') {
      frame.style.height = `${data.height}px`
      frame.style.opacity = ''
      this.link.hidden = true
      this.look()
    }
    if (data.huoltoVaraus === 'scroll') {
      mark.style.top = `${data.top}px`
      mark.style.height = `${data.height}px`
      mark.scrollIntoView({ block: data.block })
    }
    if (data.huoltoVaraus === 'event')
      this.dispatchEvent(new CustomEvent(`huoltovaraus:${data.name}`, { detail: data.detail, bubbles: true }))
  }
}

if (!customElements.get('huolto-varaus')) customElements.define('huolto-varaus', BookingElement)
