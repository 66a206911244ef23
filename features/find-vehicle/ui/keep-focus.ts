import type { MouseEvent } from 'react'

/**
 * Mouse-down handler of Continue. Keeps the focus in the field until the click, because the message shown on blur would
 * shift the button away from the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
