/** Shows the error message of index.html, for code that fails to load or to run (RT-13). */
export function sayStartFailed(): void {
  delete document.documentElement.dataset['frame']
  document.getElementById('start-failed')?.removeAttribute('hidden')
}

/** Detects scripts of the page that fail to load. Listens in the capture phase, because these events do not bubble. */
export const watchCode = (): void => window.addEventListener('error', hear, true)

function hear({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.defer) sayStartFailed()
}
