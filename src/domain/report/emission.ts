/**
 * Grams of CO2 equivalent by the UK government's conversion factors for company reporting (DESNZ, 2023), as commonly
 * known; not confirmed by a source. Flights: per passenger and kilometre by class, with radiative forcing.
 */
export const FLIGHT_EMISSION = { economy: 183, business: 274, first: 439 } as const;
