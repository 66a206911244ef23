import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../../store/when-idle'

/**
 * Creates a secondary or decorative part whose code loads when the browser is idle, so that it does not delay the form.
 * It is not prerendered. If its code fails to load, the page works without it.
 */
export function idlePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function IdlePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    useEffect(() => {
      if (Part) return undefined
      let isMounted = true
      const show = async (): Promise<void> => {
        await whenIdle()
        loaded = await load()
        if (isMounted) setPart(() => loaded)
      }
      show().catch(() => {})
      return () => {
        isMounted = false
      }
    }, [Part])
    return Part && <Part {...props} />
  }
}
