/** Shows the error message of index.html, for code that fails to load or to run (RT-13). */
export function showStartFailure(): void {
  delete document.documentElement.dataset['drawnPage']
  document.getElementById('start-failed')?.removeAttribute('hidden')
}

/** Detects scripts of the page that fail to load. Listens in the capture phase, because these events do not bubble. */
export const watchScripts = (): void => window.addEventListener('error', onError, true)

function onError({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.defer) showStartFailure()
}
