import { number, object, type Infer } from 'superstruct'

/** The credit applied for where minPrice <= price < maxPrice. */
export const AmountSetting = object({ id: number(), minPrice: number(), maxPrice: number(), amount: number() })
export type AmountSetting = Infer<typeof AmountSetting>
