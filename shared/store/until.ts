import { Reaction } from 'mobx'

/** Resolves as soon as something observable holds. MobX's own `when` would weigh on the first screen for the later ones. */
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
