import type { Database } from '../../db/database';
import { DAY, restoreAllowance, MINUTE, spendAllowance, type Allowance } from '../../server/limits/allowance';
import { Fault } from '../../server/http/fault';
import { originOf, type Source } from '../origin';

/** Wrong codes of an account allowed from one origin, and per day from all unknown origins together. */
const FROM_ORIGIN: Allowance = { allowed: 5, withinMs: 15 * MINUTE };
const FROM_UNKNOWN: Allowance = { allowed: 20, withinMs: DAY };

/**
 * Counts an app's code before it is tried. Wrong codes count per origin, so that an attacker with the first factor
 * cannot lock out a user at a known origin. Throws secondStepLocked. After a right code call `restoreAllowance`.
 */
export async function spendCodeTry(
  { db, now, ip, device }: Source & { db: Database; now: Date },
  userNo: string,
): Promise<{ giveBack(): Promise<void> }> {
  const origin = await originOf(db, ['user_no', userNo], { ip, device }, now);
  const ofOrigin = `second step\n${userNo}\n${origin.key}`;
  const ofUnknown = `second step\n${userNo}`;
  if (!(await spendAllowance(db, ofOrigin, FROM_ORIGIN, now))) throw new Fault('secondStepLocked');
  if (!origin.isKnown && !(await spendAllowance(db, ofUnknown, FROM_UNKNOWN, now))) {
    throw new Fault('secondStepLocked');
  }
  return {
    async giveBack() {
      await restoreAllowance(db, ofOrigin);
      if (!origin.isKnown) await restoreAllowance(db, ofUnknown);
    },
  };
}
