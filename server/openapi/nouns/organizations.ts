import { Organization } from '#shared/api/nouns/entities'
import { CalendarSlot, FreeDay } from '#shared/api/nouns/free-days'
import { NearbyOrganization, NextFreeTime } from '#shared/api/nouns/organizations'
import { ResourceAbsence, SelectableResource } from '#shared/api/nouns/resources'
import {
  InfoText,
  OrganizationInfoText,
  OrganizationSettings,
  RedirectSetting,
  ServicelaneSettings,
} from '#shared/api/nouns/settings'
import { noun, type Nouns } from '../noun'

/** Workshops, what they have set, and when they have time. */
export const organizationNouns: Nouns = {
  CalendarSlot: noun(CalendarSlot, 'A start and an end: date-times, or `HH:mm:ss` of the day they stand below.'),
  FreeDay: noun(FreeDay, 'A day with free times: to the minute, or only as a day.'),
  InfoText: noun(InfoText, 'A text of the chain’s for the visitor: plain text with line breaks, not HTML.'),
  NearbyOrganization: noun(
    NearbyOrganization,
    'A workshop, and how far away it is in kilometres as the crow flies; null where the place is not known.',
  ),
  NextFreeTime: noun(NextFreeTime, '`firstFreeTime` is a date or a date-time; null where the workshop has none.'),
  Organization: noun(Organization, 'A workshop. Times are `HH:mm:ss`; null where the server leaves them out.'),
  OrganizationInfoText: noun(OrganizationInfoText, 'An info text of one of several workshops.'),
  OrganizationSettings: noun(
    OrganizationSettings,
    'What a workshop’s calendar is bound by: `carenceDays` days from today that cannot be booked (more with a pick-up from the tire hotel in the session’s cart), the change from the morning to the evening shift (`HH:mm:ss`), and whether there is a key locker.',
  ),
  RedirectSetting: noun(
    RedirectSetting,
    'Where a visitor goes for a process without screens: relative to the site, or https.',
  ),
  ResourceAbsence: noun(ResourceAbsence, 'A time during which somebody, or a lift, is away.'),
  SelectableResource: noun(SelectableResource, 'Somebody, or a lift, that customers may ask for.'),
  ServicelaneSettings: noun(ServicelaneSettings, 'The express lane, where a car is served without an appointment.'),
}
