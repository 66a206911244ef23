import { Reaction } from 'mobx'

/** Resolves once an observable condition holds. Replaces MobX's `when`, which would enlarge the first screen. */
export const until = (holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const reaction = new Reaction('until', look)
    function look(): void {
      let isOver = false
      reaction.track(() => {
        isOver = holds()
      })
      if (!isOver) return
      reaction.dispose()
      resolve()
    }
    look()
  })
