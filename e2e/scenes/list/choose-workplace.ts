import { HEADINGS, sees, type Scene, type SceneVisitor } from '../scene'

const slice = 'choose-workplace'

const MANY = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `Paja ${index + 1}`,
  address: `Katu ${index + 1}`,
  post_office: 'Espoo',
}))

async function opensMany(visitor: SceneVisitor): Promise<void> {
  await visitor.answers('/compatible-organizations/v2', { body: MANY })
  await visitor.answers('/organization-next-free-times', { body: [] })
  await visitor.startsAt('ORGANIZATION')
  await sees(visitor, 'workplace')
}

export const chooseWorkplace: readonly Scene[] = [
  {
    slice,
    rows: ['OR-01'],
    name: 'all workplaces',
    play: async (visitor) => {
      await visitor.startsAt('ORGANIZATION')
      await sees(visitor, 'workplace')
      await visitor.sees('button', /^Valitse Helsinki Roihupelto|Roihupelto/)
    },
  },
  {
    slice,
    rows: ['OR-01'],
    name: 'workplaces that load',
    play: async (visitor) => {
      await visitor.answers('/compatible-organizations/v2', 'never')
      await visitor.startsAt('ORGANIZATION')
    },
  },
  {
    slice,
    rows: ['OR-01', 'NO-02'],
    name: 'workplaces that cannot be read',
    play: async (visitor) => {
      await visitor.answers('/compatible-organizations/v2', 'fails')
      await visitor.startsAt('ORGANIZATION')
      await visitor.sees('button', 'Yritä uudelleen')
    },
  },
  {
    slice,
    rows: ['OR-06'],
    name: 'unknown free times',
    play: async (visitor) => {
      await visitor.answers('/organization-next-free-times', 'fails')
      await visitor.startsAt('ORGANIZATION')
      await visitor.sees('heading', HEADINGS.workplace)
    },
  },
  {
    slice,
    rows: ['OR-07'],
    name: 'a search among many workplaces',
    play: async (visitor) => {
      await opensMany(visitor)
      await visitor.fill('Hae toimipistettä', 'paja 1')
      await visitor.sees('button', 'Valitse Paja 1')
    },
  },
  {
    slice,
    rows: ['OR-07'],
    name: 'a search that finds nothing',
    play: async (visitor) => {
      await opensMany(visitor)
      await visitor.fill('Hae toimipistettä', 'Utsjoki')
      await visitor.sees('button', 'Tyhjennä haku')
    },
  },
]
