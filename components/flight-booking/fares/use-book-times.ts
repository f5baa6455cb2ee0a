import { useStore } from 'zustand';
import { DEFAULT_WORK_TIME, type DaysOff } from '../../../src/domain/standard/work-time';
import type { WorkTime } from '../../../src/domain/standard/book-time';
import type { Booking } from '../model/booking';

/** What decides when a price may be booked: the public calendar, and the work hours of the enterprise. */
export function useBookTimes({ store }: Booking): { daysOff: DaysOff; workTime: WorkTime } {
  const daysOff = useStore(store, ({ holidays }) => holidays);
  const workTime = useStore(store, ({ settings }) => settings?.workTime ?? DEFAULT_WORK_TIME);
  return { daysOff, workTime };
}
