import { addDays, shanghaiDate } from '../../src/domain/shanghai-time';

/** The day of the flights in samples: ahead of today on every day that the tests take place, 2027-03-01 by the fixed clock. */
export const TRIP_DAY = addDays(shanghaiDate(new Date()), 101);
