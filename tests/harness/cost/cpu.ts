/** CPU time of actions in this process. On the embedded database it includes the database's. */

/** Does what is measured. What must be ready before it is done by the function that returns it. */
export type Prepared = () => Promise<() => Promise<unknown>>

const TIMES = 5
/** Repetitions before the first measurement, so that the code is compiled. */
const WARM = 300
const MOST_ROUNDS = 8

/** Returns the CPU time of an action in microseconds, user and system. */
export async function cpuOf(prepared: Prepared): Promise<number> {
  const run = await prepared()
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Returns the median of several measurements. */
async function medianCpu(prepared: Prepared): Promise<number> {
  const measured: number[] = []
  for (let time = 0; time < TIMES; time += 1) measured.push(await cpuOf(prepared))
  return middleOf(measured)
}

/** Compares the CPU time of actions with that of a bare one. */
export class Comparison {
  private constructor(private readonly bare: Prepared) {}

  static async with(bare: Prepared): Promise<Comparison> {
    for (let time = 0; time < WARM; time += 1) await cpuOf(bare)
    return new Comparison(bare)
  }

  /**
   * Returns how many times the CPU time of the bare action an action takes, at its lowest: other work on the machine does not
   * fail a test. A ratio of at most `enough` ends the rounds.
   */
  async lowestRatioOf(prepared: Prepared, enough: number): Promise<number> {
    let lowest = Infinity
    for (let round = 0; round < MOST_ROUNDS && lowest > enough; round += 1)
      lowest = Math.min(lowest, await this.#ratioOf(prepared))
    return lowest
  }

  /** Returns the ratio as it mostly is, to be written down. */
  async typicalRatioOf(prepared: Prepared): Promise<number> {
    const ratios = [await this.#ratioOf(prepared), await this.#ratioOf(prepared), await this.#ratioOf(prepared)]
    return middleOf(ratios)
  }

  /** Measures both one after the other, because other work on the machine lengthens both. */
  async #ratioOf(prepared: Prepared): Promise<number> {
    return (await medianCpu(prepared)) / (await medianCpu(this.bare))
  }
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
