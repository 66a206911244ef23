import type { MouseEvent } from 'react'

/**
 * For the mouse going down on Continue: the field keeps the focus until the click, since what is said of it when it loses
 * the focus would push the button away from under the finger.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
