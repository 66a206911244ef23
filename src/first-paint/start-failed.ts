/** The page's own words for the case that its code does not come, or cannot run (RT-13); they stand in index.html. */
export function sayStartFailed(): void {
  delete document.documentElement.dataset['frame']
  document.getElementById('start-failed')?.removeAttribute('hidden')
}

/** Hears of a script of the page that cannot be had; such an event does not bubble. */
export const watchCode = (): void => window.addEventListener('error', hear, true)

function hear({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.defer) sayStartFailed()
}
