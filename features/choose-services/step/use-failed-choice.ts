import { useEffect, useRef, useState } from 'react'

/** Moves the focus to the first invalid choice when a save before Continue has failed. */
export function useFailedChoice() {
  const ref = useRef<HTMLDivElement>(null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    const at = '[aria-invalid="true"]'
    if (failures > 0) ref.current?.querySelector<HTMLElement>(`input${at}, ${at} input`)?.focus()
  }, [failures])
  const shown = async (settling: Promise<boolean>): Promise<boolean> => {
    const isSettled = await settling
    if (!isSettled) setFailures((count) => count + 1)
    return isSettled
  }
  return { ref, shown }
}
