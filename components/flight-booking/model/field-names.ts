/** Name of the radios of one way and round trip, as the first paint has it. */
export const TRIP_FIELD = 'trip';
export const TRIP = { oneWay: '1', roundTrip: '2' } as const;
/** Names of the buttons that open something: one pressed in the first paint is carried on. */
export const OPENS = { party: 'party', requests: 'requests' } as const;
