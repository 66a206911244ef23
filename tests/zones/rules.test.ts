// Repeats the date rule suites for a visitor in this project's time zone (TM-02, reading 11).
import '../../entities/calendar/model/calendar-rules.test'
import '../../entities/calendar/model/calendar-words.test'
import '../../entities/calendar/model/workshop-day.test'
import '../../shared/date/finnish.test'
import '../../shared/date/month-weeks.test'
import '../../shared/date/range.test'
import '../../shared/date/typed.test'
import '../../shared/ui/calendar/calendar-moves.test'
