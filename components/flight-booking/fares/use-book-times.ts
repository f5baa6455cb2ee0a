import { useStore } from 'zustand';
import { DEFAULT_WORK_TIME, type DaysOff } from '../../../src/domain/travel-standard/work-time';
import type { WorkTime } from '../../../src/domain/travel-standard/book-time';
import type { Booking } from '../model/booking';

/** Public calendar and the enterprise's work hours, which decide when a price can be booked. */
export function useBookTimes({ store }: Booking): { daysOff: DaysOff; workTime: WorkTime } {
  const daysOff = useStore(store, ({ holidays }) => holidays);
  const workTime = useStore(store, ({ settings }) => settings?.workTime ?? DEFAULT_WORK_TIME);
  return { daysOff, workTime };
}
