import * as v from 'valibot';

/**
 * Card types of a person's documents (specification 5.1 and 9). Not the restriction's ID values 1–7: those
 * are another enumeration, mapped by the booking-limit rule.
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

/** Passenger types: by ticket, not by age alone. */
export const PASSENGER_TYPE = { adult: 1, child: 2, infant: 3 } as const;
export const PassengerTypeID = v.picklist([1, 2, 3]);
export type PassengerTypeID = v.InferOutput<typeof PassengerTypeID>;

/** Passenger (specification 3). `birthDay` is YYYY-MM-DD; `sexTem` 0 is male, anything else female. */
export const Passenger = v.object({
  staffName: v.string(),
  staffNO: v.string(),
  identityCardNO: v.string(),
  identityCardType: v.number(),
  sexTem: v.number(),
  birthDay: v.string(),
  nationality: v.string(),
  phone: v.string(),
  passengerTypeID: PassengerTypeID,
  /** 1 staff of the enterprise, 2 external traveller. */
  source: v.number(),
  companyNO: v.string(),
  deptNO: v.string(),
});
export type Passenger = v.InferOutput<typeof Passenger>;
