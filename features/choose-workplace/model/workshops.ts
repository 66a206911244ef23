/** Source of the list of workshops: one of those that suit the car, or the list of tire change. */
export type Workshops = 'compatible' | 'tire-change'
