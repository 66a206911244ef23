/** Returns the time that has the group's place in the tab order: the chosen one, or else the first. */
export const firstTime = (): HTMLElement | null => document.querySelector('main [data-slots] button[tabindex="0"]')
