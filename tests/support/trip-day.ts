import { addDays, shanghaiDate } from '../../src/domain/shanghai-time';

/** Day of the flights in samples: in the future whenever the tests run; 2027-03-01 by the fixed clock. */
export const TRIP_DAY = addDays(shanghaiDate(new Date()), 101);
