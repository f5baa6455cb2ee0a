import type { LOG_EVENTS } from '../../../../src/contract/agency/log';
import type { Database } from '../../db/database';
import { logAgency } from '../log/write';

/** Operator of a sign-in. */
export interface SignInOperator {
  operatorNo: string;
  operatorName: string;
  tmcNumber: string;
}

/** Writes an entry about signing in or out into the agency's log. */
export const logSession = (
  db: Database,
  { operatorNo, operatorName, tmcNumber }: SignInOperator,
  entry: { call: (typeof LOG_EVENTS)[number]; summary: string; address: string; now: Date },
): Promise<void> =>
  logAgency(db, { ...entry, tmcNumber, operatorNo, operatorName, enterpriseNum: null, subject: operatorNo });

/** Writes the refusal of a sign-in. */
export const logRefused = (
  { db, ip: address, now }: { db: Database; ip: string; now: Date },
  operator: SignInOperator,
  summary: string,
): Promise<void> => logSession(db, operator, { call: 'signInRefused', summary, address, now });
