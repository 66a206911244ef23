import { useEffect, useRef, useState } from 'react'

/** Leads the visitor who wants to go on to the first choice that the server did not take. */
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
