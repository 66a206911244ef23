/**
 * Whether a picture may be shown: a file of this site, or an image within the response. Any other address would let a
 * server have the visitor's browser call a third party, and the page's policy would block it.
 */
export const isShownPicture = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/.test(address)
