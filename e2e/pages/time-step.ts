import { expect, type Locator, type Page } from '@playwright/test'

/** A chosen time as the screen shows it. */
export interface ChosenSlot {
  /** 'tiistai 24.11.2026' */
  readonly day: string
  /** '8.30' */
  readonly start: string
}

/** The step 'Aika': the calendar and the free times of the chosen day. */
export class TimeStep {
  readonly day: Locator
  readonly slots: Locator
  readonly chosenDay: Locator
  readonly freeDays: Locator
  private readonly daysWithTimes: Locator
  /** The message for a day that is booked as a whole. */
  private readonly wholeDay: Locator
  readonly next: Locator
  readonly evening: Locator
  /** The panel with the filters, the calendar and the times. */
  readonly panel: Locator
  readonly nextMonth: Locator
  readonly previousMonth: Locator
  /** The groups of times that start in the same hour. */
  readonly hours: Locator
  /** The two views of the free times. */
  readonly calendar: Locator
  readonly list: Locator
  /** The days of the list. */
  readonly listed: Locator

  constructor(private readonly page: Page) {
    const times = page.getByRole('group', { name: /^Vapaat ajat, / })
    this.day = page.getByRole('heading', { level: 3, name: /^[a-z]+ \d+\.\d+\.\d{4}$/ })
    this.slots = times.getByRole('button', { name: /^Valitse aika klo / })
    this.chosenDay = page.getByRole('button', { name: /^\S+ \d+\.\d+\./, pressed: true })
    this.freeDays = page.getByRole('button', { name: /, (\d+ vapaa|päivävaraus)[^,]*$/ })
    this.daysWithTimes = page.getByRole('button', { name: /, \d+ vapaa[^,]*$/ })
    this.wholeDay = page.getByText('Tälle päivälle ei valita kellonaikaa.')
    this.next = page.getByRole('button', { name: 'Jatka', exact: true })
    this.evening = page.getByRole('radio', { name: /^Iltapäivällä tai illalla/ })
    this.panel = page.getByRole('group', { name: 'Milloin tuot autosi?' }).locator('xpath=../..')
    this.nextMonth = page.getByRole('button', { name: 'Seuraava kuukausi' })
    this.previousMonth = page.getByRole('button', { name: 'Edellinen kuukausi' })
    this.hours = times.getByRole('group', { name: /^klo \d+$/ })
    const views = page.getByRole('group', { name: 'Näytä vapaat ajat' })
    this.calendar = views.getByRole('radio', { name: 'Kalenteri' })
    this.list = views.getByRole('radio', { name: 'Luettelo' })
    this.listed = page.getByRole('list', { name: 'Vapaat päivät' }).getByRole('listitem')
  }

  slot(start: string): Locator {
    return this.page.getByRole('button', { name: `Valitse aika klo ${start}`, exact: true })
  }

  grid(month: string): Locator {
    return this.page.getByRole('grid', { name: month })
  }

  dayOf(date: string): Locator {
    return this.page.locator(`[data-date="${date}"]`)
  }

  /** Chooses a day of this month or the next. */
  async opensDay(date: string): Promise<void> {
    await expect(this.day).toBeVisible()
    if (!(await this.dayOf(date).isVisible())) await this.nextMonth.click()
    await this.dayOf(date).click()
    await expect(this.dayOf(date)).toHaveAttribute('aria-pressed', 'true')
  }

  /** Returns the free start times of the chosen day. Retries, because the list is empty while times are read again. */
  async starts(): Promise<readonly string[]> {
    let starts: readonly string[] = []
    await expect(async () => {
      starts = await this.slots.allInnerTexts()
      expect(starts).not.toEqual([])
    }).toPass()
    return starts
  }

  /** Chooses the first time of the first day with times, because days that are booked as a whole can precede it. */
  async chooseFirst(): Promise<ChosenSlot> {
    await expect(this.slots.first().or(this.wholeDay)).toBeVisible()
    // Retries, because the sections of such a day load one after another and can move the calendar under the pointer.
    await expect(async () => {
      if (await this.wholeDay.isVisible()) await this.daysWithTimes.first().click()
      await expect(this.slots.first()).toBeVisible({ timeout: 2000 })
    }).toPass()
    const [start = ''] = await this.starts()
    await this.slot(start).click()
    await expect(this.slot(start)).toHaveAttribute('aria-pressed', 'true')
    return { day: await this.day.innerText(), start }
  }
}
