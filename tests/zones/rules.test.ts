// The suites of the rules of days once more, for the visitor of this project's zone: TM-02, READINGS 11.
import '../../entities/calendar/model/calendar-rules.test'
import '../../entities/calendar/model/calendar-words.test'
import '../../entities/calendar/model/workshop-day.test'
import '../../shared/date/finnish.test'
import '../../shared/date/month-weeks.test'
import '../../shared/date/range.test'
import '../../shared/date/typed.test'
import '../../shared/ui/calendar/calendar-moves.test'
