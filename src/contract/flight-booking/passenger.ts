import * as v from 'valibot';

/** 1 adult, 2 child, 3 infant: by ticket, not by age alone. */
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
