/** Time at which a price may be booked (specification 9): 1 in work hours, 2 in non-work hours. */
export type BookTime = 1 | 2;

/** Times of day as ranges HH:mm-HH:mm separated by `|`, both ends included to the minute. */
export interface WorkTime {
  work: string;
  nonWork: string;
}
