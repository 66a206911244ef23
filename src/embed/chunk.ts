/** What a page needs where the browser keeps no cookies, in the frame of another site or by its settings. */
export { cookieless } from './cookieless'
export { wireInFrame } from './inside'
