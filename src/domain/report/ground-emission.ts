/**
 * Grams of CO2 equivalent by the UK government's conversion factors for company reporting (DESNZ, 2023), as they are commonly
 * known; no source of ours has confirmed them. National rail, a passenger and kilometre; an average car of unknown fuel, a
 * kilometre; a hotel in China, a room and night. The source knows no classes of these.
 */
const GROUND_EMISSION = { train: 35.46, car: 166.7, hotel: 53_500 } as const;

/** Whole grams of a journey of so many kilometres, or of so many nights. */
export const groundEmission = (product: keyof typeof GROUND_EMISSION, amount: number): number =>
  Math.round(GROUND_EMISSION[product] * amount);
