import { useEffect } from 'react'
import { defineTexts } from '#shared/i18n/texts'
import { announce } from './announce'

const t = defineTexts({ ready: 'Valmis.' })

/** A shorter wait is heard in nothing but what it brings. */
const LONG_MS = 1_000

// However many parts of the page load at a time, it is one wait.
const parts: string[] = []
let isAnnounced = false
let timer: ReturnType<typeof setTimeout> | undefined

function begin(text: string): void {
  parts.push(text)
  if (parts.length > 1) return
  timer = setTimeout(() => {
    isAnnounced = true
    // The part that began the wait may have come.
    announce(parts[0] ?? '')
  }, LONG_MS)
}

function end(text: string): void {
  parts.splice(parts.indexOf(text), 1)
  if (parts.length > 0) return
  clearTimeout(timer)
  if (isAnnounced) announce(t('ready'))
  isAnnounced = false
}

/**
 * Announces a wait of more than a second while the component is mounted, and its end. The text is that of the part that
 * has loaded for longest.
 */
export function useWaiting(text: string): void {
  useEffect(() => {
    begin(text)
    return () => end(text)
  }, [text])
}

/** A wait that the page shows in its own way. */
export function Waiting({ text }: { readonly text: string }) {
  useWaiting(text)
  return null
}
