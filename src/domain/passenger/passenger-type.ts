/** Passenger types: by ticket, not by age alone. */
export const PASSENGER_TYPE = { adult: 1, child: 2, infant: 3 } as const;
