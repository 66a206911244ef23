import { useEffect, useState } from 'react'

/** Returns true once `isOn` has been true for `milliseconds`, so that short loads show nothing. */
export function useAfter(isOn: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOn, milliseconds])
  return isOn && isLate
}
