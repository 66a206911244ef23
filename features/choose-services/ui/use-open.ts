import { useState } from 'react'

/** Whether a section is open: as the visitor has it, and once more where something in it went wrong. */
export function useOpen(startsOpen: boolean, hasFailed: boolean) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [hadFailed, setHadFailed] = useState(false)
  // Only then: once the failure is over, nothing closes under the visitor.
  if (hasFailed !== hadFailed) {
    setHadFailed(hasFailed)
    if (hasFailed) setOpen(true)
  }
  return [isOpen ?? startsOpen, setOpen] as const
}
