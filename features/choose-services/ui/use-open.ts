import { useEffect, useState } from 'react'

/** Whether a section is open: as the visitor has it, and once more where something in it went wrong. */
export function useOpen(startsOpen: boolean, hasFailed: boolean) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  // Only then: once the failure is over, nothing closes under the visitor.
  useEffect(() => {
    if (hasFailed) setOpen(true)
  }, [hasFailed])
  return [isOpen ?? startsOpen, setOpen] as const
}
