import { useLayoutEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { pageHeadStore } from '../model/page-head-store'

/** Names the shown part of a process's own page in the document's title. A heading's full stop is left out. */
export function usePagePart(heading: string): void {
  const head = useStore(pageHeadStore)
  const name = heading.replace(/\.$/, '')
  useLayoutEffect(() => {
    head.setPart(name)
    return () => head.setPart(null)
  }, [head, name])
}
