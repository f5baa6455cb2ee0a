/** What a journey is for: business (因公) or private (因私). Apart from the calls, whose schemas it would bring along. */
export const TRAVEL_TYPE = { business: 1, personal: 2 } as const;
export type TravelType = (typeof TRAVEL_TYPE)[keyof typeof TRAVEL_TYPE];
