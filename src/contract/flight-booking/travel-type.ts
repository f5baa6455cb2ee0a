/**
 * Purpose of a journey: business (因公) or private (因私). A module of its own, so that importing it does not load the
 * schemas of the calls.
 */
export const TRAVEL_TYPE = { business: 1, personal: 2 } as const;
export type TravelType = (typeof TRAVEL_TYPE)[keyof typeof TRAVEL_TYPE];
