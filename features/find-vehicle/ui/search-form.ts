import { createForm } from '#shared/form/create-form'
import type { SearchValues } from '../model/find-vehicle-store'

export const searchForm = createForm<SearchValues>()
