/** Steps of a journey whose outcome a developer chooses in a sandbox, by the name of a passenger. */
export const FORCED_NAMES = {
  /** The seats are gone when the order is made. */
  soldOut: '沙箱售罄',
  /** The fare is higher by `FORCED_RISE` when the order is made. */
  fareChanged: '沙箱变价',
  /** The supplier refuses to issue the tickets. */
  issueRefused: '沙箱出票失败',
  /** The airline refuses the change. */
  changeRefused: '沙箱改签失败',
  /** The airline refuses the refund. */
  refundRefused: '沙箱退票失败',
} as const;
export type ForcedOutcome = keyof typeof FORCED_NAMES;

/** Rise of a forced change of the fare, fen. */
export const FORCED_RISE = 10_000;

/** Returns whether passengers of a sandbox force an outcome. */
export const isForced = (names: readonly string[], outcome: ForcedOutcome): boolean =>
  names.includes(FORCED_NAMES[outcome]);
