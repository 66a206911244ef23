/** Messages between the element in another site's page and the page in its frame (docs/embedding.md). */

/** From the page in the frame to the element. */
export type FromPage =
  /** The page listens. Its only message that any site may read. */
  | { readonly huoltoVaraus: 'ready' }
  /** Height of the content in CSS pixels. */
  | { readonly huoltoVaraus: 'height'; readonly height: number }
  /** A part of the page is to be scrolled into view. */
  | {
      readonly huoltoVaraus: 'scroll'
      readonly top: number
      readonly height: number
      readonly block: ScrollLogicalPosition
    }
  /** An event of shared/events.ts. */
  | { readonly huoltoVaraus: 'event'; readonly name: string; readonly detail: unknown }

/** From the element to the page in the frame. */
export type ToPage =
  /** Answers `ready`, and again after each change. Both are empty if the site does not set them. */
  | { readonly huoltoVaraus: 'hello'; readonly plate: string; readonly workplace: string }
  /** CSS pixels of the frame that are above and below the window, and the height of the window. */
  | { readonly huoltoVaraus: 'view'; readonly above: number; readonly below: number; readonly height: number }
