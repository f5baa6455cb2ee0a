/**
 * Grams of CO2 equivalent by the UK government's conversion factors for company reporting (DESNZ, 2023), as commonly
 * known; not confirmed by a source. National rail, per passenger and kilometre; an average car of unknown fuel, per
 * kilometre; a hotel in China, per room and night. The source has no classes for these.
 */
const GROUND_EMISSION = { train: 35.46, car: 166.7, hotel: 53_500 } as const;

/** Returns the whole grams of a journey of so many kilometres, or of so many nights. */
export const groundEmission = (product: keyof typeof GROUND_EMISSION, amount: number): number =>
  Math.round(GROUND_EMISSION[product] * amount);
