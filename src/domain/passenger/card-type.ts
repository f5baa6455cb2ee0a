/**
 * Card types of a person's documents (specification 5.1 and 9). They differ from the restriction's ID values 1–7,
 * another enumeration, which the booking-limit rule maps.
 */
export const CARD_TYPE = {
  idCard: 0,
  passport: 1,
  militaryId: 3,
  homeReturnPermit: 5,
  taiwanPass: 6,
  foreignResident: 15,
  foreignPassport: 18,
  hkMoTwResident: 20,
} as const;
