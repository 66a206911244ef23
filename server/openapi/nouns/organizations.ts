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

/** Components of workshops, their settings and their free times. */
export const organizationNouns: Nouns = {
  CalendarSlot: noun(
    CalendarSlot,
    'Start and end of a slot: date-times, or `HH:mm:ss` of the day that contains the slot.',
  ),
  FreeDay: noun(FreeDay, 'A day with free times, to the minute or for the whole day.'),
  InfoText: noun(InfoText, 'A text for the visitor, set by the chain. Plain text with line breaks, not HTML.'),
  NearbyOrganization: noun(
    NearbyOrganization,
    'A workshop with its straight-line distance in kilometres. The distance is null if its position is unknown.',
  ),
  NextFreeTime: noun(
    NextFreeTime,
    '`firstFreeTime` is a date or a date-time, or null if the workshop has no free time.',
  ),
  Organization: noun(Organization, 'A workshop. Times are `HH:mm:ss`, or null if the server omits them.'),
  OrganizationInfoText: noun(OrganizationInfoText, 'An info text with the workshop it belongs to.'),
  OrganizationSettings: noun(
    OrganizationSettings,
    'Settings that limit a workshop’s calendar. `carenceDays` is how many days from today cannot be booked; it is higher with a tire hotel pick-up in the session’s cart. Also the time of the shift change (`HH:mm:ss`), and whether there is a key locker.',
  ),
  RedirectSetting: noun(RedirectSetting, 'Address of a process without screens: a path of the site, or https.'),
  ResourceAbsence: noun(ResourceAbsence, 'A time during which a mechanic or a lift is unavailable.'),
  SelectableResource: noun(SelectableResource, 'A mechanic or a lift that customers may select.'),
  ServicelaneSettings: noun(ServicelaneSettings, 'The express lane, where a car is served without an appointment.'),
}
