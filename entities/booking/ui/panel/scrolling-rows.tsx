import { useEffect, useRef, useState, type ReactNode } from 'react'
import { t } from '../../texts'
import styles from './scrolling-rows.module.css'

/**
 * The rows of an order. On wide screens a long order scrolls by itself, so that the price and Continue stay in view.
 * It takes the focus then, because the arrow keys scroll only what has the focus.
 */
export function ScrollingRows({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = box
    const rows = current?.firstElementChild
    if (!rows) return undefined
    const observer = new ResizeObserver(() => setScrolls(current.scrollHeight > current.clientHeight))
    observer.observe(rows)
    return () => observer.disconnect()
  }, [])
  const focusable = scrolls ? { role: 'group', 'aria-label': t('rowsScroll'), tabIndex: 0 } : {}
  return (
    <div ref={box} className={styles.rows} {...focusable}>
      {children}
    </div>
  )
}
