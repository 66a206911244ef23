/**
 * Headers of a session without cookies. Browsers keep none for a page in the frame of another site, so such a page holds
 * the browser's id itself (docs/decisions/035-embedded-page.md). No other site can send or read these headers.
 */

/** Asks for such a session with `init-session`. */
export const WITHOUT_COOKIES = 'X-Without-Cookies'

/** Carries the id in the response, and with each write instead of the value of the XSRF cookie. */
export const XSRF_HEADER = 'X-XSRF-TOKEN'
