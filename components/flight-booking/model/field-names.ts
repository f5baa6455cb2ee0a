/** Name of the radio buttons for one way and round trip in the first paint. */
export const TRIP_FIELD = 'trip';
export const TRIP = { oneWay: '1', roundTrip: '2' } as const;
/** Names of buttons that open a dialog. A press in the first paint is processed later. */
export const OPENS = { party: 'party', requests: 'requests' } as const;
