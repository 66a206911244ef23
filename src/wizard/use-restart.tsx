import { useState, type ReactNode } from 'react'
import { wizardStore } from '#entities/process'
import { useStore, useStores } from '#shared/store/use-store'
import { shellStore } from '../deferred/shell-store'
import { startOver } from './start-over'

/** From this step on, starting over requires confirmation, because much has been filled in (VE-07, RC-10). */
const ASKS_FROM_STEP = 2

interface Restart {
  /** Asks for confirmation first if much would be discarded or something is paid. */
  readonly restart: () => void
  /** Asks for confirmation first if something is paid. */
  readonly startOver: () => void
  readonly dialog: ReactNode
}

/** Provides 'Aloita alusta', which discards the whole booking and returns to the first step. */
export function useRestart(): Restart {
  const get = useStores()
  const wizard = useStore(wizardStore)
  const { shell } = useStore(shellStore)
  const [isAsking, setAsking] = useState(false)

  const hasMoney = (): boolean => shell?.hasMoney(get) ?? false
  const confirm = (): void => {
    setAsking(false)
    startOver(get)
  }
  const restart = (): void => {
    const isMuch = wizard.index >= ASKS_FROM_STEP || hasMoney()
    if (isMuch && wizard.next) setAsking(true)
    else confirm()
  }
  const dialog = shell && (
    <shell.StartOverDialog open={isAsking} onConfirm={confirm} onCancel={() => setAsking(false)} />
  )
  return { restart, startOver: () => (hasMoney() ? restart() : confirm()), dialog }
}
