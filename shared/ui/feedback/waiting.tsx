import { useEffect } from 'react'
import { defineTexts } from '#shared/i18n/texts'
import { announce } from './announce'

const t = defineTexts({ ready: 'Valmis.' })

/** A shorter wait is heard in nothing but what it brings. */
const LONG_MS = 1_000

// However many parts of the page load at a time, it is one wait.
let parts = 0
let isAnnounced = false
let timer: ReturnType<typeof setTimeout> | undefined

function begin(text: string): void {
  parts += 1
  if (parts > 1) return
  timer = setTimeout(() => {
    isAnnounced = true
    announce(text)
  }, LONG_MS)
}

function end(): void {
  parts -= 1
  if (parts > 0) return
  clearTimeout(timer)
  if (isAnnounced) announce(t('ready'))
  isAnnounced = false
}

/**
 * Announces a wait of more than a second while the component is mounted, and its end. The text is that of the part that
 * began the wait.
 */
export function useWaiting(text: string): void {
  useEffect(() => {
    begin(text)
    return end
  }, [text])
}

/** A wait that the page shows in its own way. */
export function Waiting({ text }: { readonly text: string }) {
  useWaiting(text)
  return null
}
