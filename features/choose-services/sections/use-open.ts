import { useState } from 'react'

/** Open state of a section: as the visitor left it, but opened again when an entry fails. */
export function useOpen(startsOpen: boolean, hasFailed: boolean) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [hadFailed, setHadFailed] = useState(false)
  // Opens only when a failure appears. When it is resolved, the section stays open.
  if (hasFailed !== hadFailed) {
    setHadFailed(hasFailed)
    if (hasFailed) setOpen(true)
  }
  return [isOpen ?? startsOpen, setOpen] as const
}
