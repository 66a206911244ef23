/** Viewport of a walk in CSS pixels. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** What every engine can do. Page objects and waits are built on it (engine-visitor.ts), so that each walk is written once. */
export interface Tab {
  /** Opens an address and waits until its document is loaded. */
  readonly open: (url: string) => Promise<void>
  /** Goes back by the browser's history, and waits until the document there is shown. */
  readonly back: () => Promise<void>
  /** Evaluates an expression in the page and resolves to its value, which must be a string. */
  readonly run: (expression: string) => Promise<string>
  /** Presses the primary button at a point of the viewport. */
  readonly click: (x: number, y: number) => Promise<void>
  /** Types into the focused element, key by key. Takes the key codes of `KEYS` too. */
  readonly type: (text: string) => Promise<void>
  /** Returns a tab that looks into a frame, which an expression of this page names. */
  readonly frame: (expression: string) => Promise<Tab>
  /** Takes a PNG of the viewport. */
  readonly picture: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export interface Engine {
  /**
   * Opens a tab with its own cookies and storage.
   * @param script expression that each document evaluates before its own scripts, in WebKit after them
   */
  readonly newTab: (viewport: Viewport, script?: string) => Promise<Tab>
  readonly close: () => Promise<void>
}

/** Engines by the name of their Playwright project. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** Keys by their WebDriver code points. */
export const KEYS = {
  escape: '\uE00C',
  tab: '\uE004',
  enter: '\uE007',
  backspace: '\uE003',
  end: '\uE010',
  shift: '\uE008',
} as const
