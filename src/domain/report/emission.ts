/**
 * Grams of CO2 equivalent by the UK government's conversion factors for company reporting (DESNZ, 2023), as they are commonly
 * known; no source of ours has confirmed them. Flights: a passenger and kilometre by class, with radiative forcing.
 */
export const FLIGHT_EMISSION = { economy: 183, business: 274, first: 439 } as const;
