import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../db/database';
import { attempt, type Attempt } from '../../login/attempts';
import { networkOf } from '../../login/network';
import type { Source } from '../../login/origin';
import { hashPassword, isOutdated, verifyPassword } from '../../login/password';
import type { GatewayConfig } from '../../server/config';
import { Fault } from '../../server/http/fault';
import { hashToken } from '../../server/http/token';
import {
  DAY,
  forgetAllowance,
  MINUTE,
  restoreAllowance,
  spendAllowance,
  type Allowance,
} from '../../server/limits/allowance';
import '../schema';
import { logRefused, type SignInOperator } from './log-session';

const KNOWN_MS = 90 * DAY;
/** Wrong codes of an operator allowed from one origin, and per day from all unknown origins together. */
const FROM_ORIGIN: Allowance = { allowed: 5, withinMs: 15 * MINUTE };
const FROM_UNKNOWN: Allowance = { allowed: 20, withinMs: DAY };

type Config = Pick<GatewayConfig, 'wrongPasswordsPerDay' | 'passwordCost' | 'passwordRefusalMs'>;
type AttemptContext = Source & { db: Database; now: Date };

const originsOf = ({ ip, device }: Source): string[] => [
  networkOf(ip),
  ...(device.number === undefined ? [] : [`device ${hashToken(device.number)}`]),
];

/** The origin of a request for the operator of this login name, who need not exist. */
async function originOf({ db, now, ...source }: AttemptContext, loginName: string) {
  const candidates = originsOf(source);
  const known = await db
    .selectFrom('agency_origin as a')
    .innerJoin('agency_operator as o', 'o.operator_no', 'a.operator_no')
    .select('a.origin')
    .where('o.login_name', '=', loginName)
    .where('a.origin', 'in', candidates)
    .where('a.seen_at', '>', new Date(now.getTime() - KNOWN_MS))
    .execute();
  const origins = known.map(({ origin }) => origin);
  const [network = ''] = candidates;
  return {
    key: origins.find((origin) => origin.startsWith('device ')) ?? network,
    isKnown: origins.length > 0,
  };
}

/** Stores the origin of an operator who has signed in; their browser keeps its number. */
export async function noteOperatorOrigin(
  { db, now, ...source }: AttemptContext,
  operatorNo: string,
): Promise<void> {
  const origins = [networkOf(source.ip), `device ${hashToken(source.device.keep())}`];
  await db
    .insertInto('agency_origin')
    .values(origins.map((origin) => ({ operator_no: operatorNo, origin, seen_at: now })))
    .onConflict((conflict) => conflict.columns(['operator_no', 'origin']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** An operator whose password has been checked against this hash. */
interface CheckedOperator {
  operatorNo: string;
  loginName: string;
  hash: string;
}

/**
 * Returns the operator of a login name and password, by the limits of the portal's sign-in. Refusals are the same for
 * unknown and stopped operators. Throws operatorSignInWrong, operatorLocked, operatorGuarded or tooManyRequests.
 */
export async function checkOperatorPassword(
  asked: AttemptContext,
  { wrongPasswordsPerDay, passwordCost, passwordRefusalMs }: Config,
  { loginName, password }: { loginName: string; password: string },
): Promise<CheckedOperator> {
  const { db, now } = asked;
  const soonest = performance.now() + passwordRefusalMs;
  const origin = await originOf(asked, loginName);
  const subject: Attempt = { realm: 'operator', loginName, origin, now, wrongPasswordsPerDay };
  const attempted = await attempt(db, subject, async () => {
    const operator = await findOperator(db, loginName);
    const hash = operator?.is_stopped ? undefined : operator?.password_hash;
    return (await verifyPassword(password, hash, passwordCost)) ? operator : undefined;
  }).catch(asOperatorFault);
  const { found } = attempted;
  const hash = found?.password_hash ?? null;
  if (found === undefined || hash === null) {
    // the delay hides whether there was an operator to write an entry about
    const isLocked = 'attemptsLeft' in attempted && attempted.attemptsLeft === 0;
    await logWrongPassword(asked, loginName, isLocked);
    await delay(Math.max(0, soonest - performance.now()));
    throw new Fault('operatorSignInWrong');
  }
  const operatorNo = found.operator_no;
  if (!isOutdated(hash, passwordCost)) return { operatorNo, loginName, hash };
  const raised = await hashPassword(password, passwordCost);
  const { numUpdatedRows } = await db
    .updateTable('agency_operator')
    .set({ password_hash: raised })
    .where('operator_no', '=', operatorNo)
    .where('password_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return { operatorNo, loginName, hash: numUpdatedRows === 1n ? raised : hash };
}

/**
 * Holds a checked operator until the commit. Throws operatorSignInWrong when the password has been replaced or the
 * operator stopped since the check.
 */
export async function assertStillChecked(
  tx: Database,
  { passwordCost }: Pick<Config, 'passwordCost'>,
  { operatorNo, hash, password }: CheckedOperator & { password: string },
): Promise<void> {
  const { password_hash: present, is_stopped: isStopped } = await tx
    .selectFrom('agency_operator')
    .select(['password_hash', 'is_stopped'])
    .where('operator_no', '=', operatorNo)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // another sign-in may have stored the same password at a higher cost
  const isStill = present === hash || (await verifyPassword(password, present, passwordCost));
  if (isStopped || !isStill) throw new Fault('operatorSignInWrong');
}

const findOperator = (db: Database, loginName: string) =>
  db
    .selectFrom('agency_operator')
    .select(['operator_no', 'operator_name', 'tmc_number', 'password_hash', 'is_stopped'])
    .where('login_name', '=', loginName)
    .executeTakeFirst();

async function logWrongPassword(asked: AttemptContext, loginName: string, isLocked: boolean): Promise<void> {
  const operator = await findOperator(asked.db, loginName);
  if (operator === undefined) return;
  const { operator_no: operatorNo, operator_name: operatorName, tmc_number: tmcNumber } = operator;
  const summary = isLocked ? '密码错误，登录已锁定' : '密码错误';
  await logRefused(asked, { operatorNo, operatorName, tmcNumber }, summary);
}

/** The messages of the portal name its sign-in by SMS, which operators have not. */
function asOperatorFault(error: unknown): never {
  if (error instanceof Fault && error.fault === 'accountLocked') throw new Fault('operatorLocked');
  if (error instanceof Fault && error.fault === 'passwordGuarded') throw new Fault('operatorGuarded');
  throw error;
}

/** Wrong codes of an operator from all unknown origins together. */
const codesOfUnknown = (operatorNo: string): string => `operator code\n${operatorNo}`;

/** Gives an operator the whole day's codes again. */
export const forgetWrongCodes = (tx: Database, operatorNo: string): Promise<void> =>
  forgetAllowance(tx, codesOfUnknown(operatorNo));

/** Counts a code of an operator before it is tried. Throws operatorLocked, or operatorGuarded until the next day. */
export async function spendOperatorCode(
  asked: AttemptContext,
  { loginName, ...operator }: SignInOperator & { loginName: string },
): Promise<{ giveBack(): Promise<void> }> {
  const { db, now } = asked;
  const { operatorNo } = operator;
  const origin = await originOf(asked, loginName);
  const ofOrigin = `operator code\n${operatorNo}\n${origin.key}`;
  const ofUnknown = codesOfUnknown(operatorNo);
  if (!(await spendAllowance(db, ofOrigin, FROM_ORIGIN, now))) await refuse('operatorLocked');
  if (!origin.isKnown && !(await spendAllowance(db, ofUnknown, FROM_UNKNOWN, now)))
    await refuse('operatorGuarded');
  return {
    async giveBack() {
      await restoreAllowance(db, ofOrigin);
      if (!origin.isKnown) await restoreAllowance(db, ofUnknown);
    },
  };

  async function refuse(fault: 'operatorLocked' | 'operatorGuarded'): Promise<never> {
    await logRefused(asked, operator, '验证码错误次数过多，登录已锁定');
    throw new Fault(fault);
  }
}

/** Deletes origins without a recent sign-in. */
export async function purgeOperatorOrigins(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('agency_origin')
    .where('seen_at', '<=', new Date(now.getTime() - KNOWN_MS))
    .execute();
}
