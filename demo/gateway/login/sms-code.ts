import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../db/database';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/http/fault';
import { DAY, MINUTE, spendAllowance, type Allowance } from '../server/limits/allowance';
import type { Origin } from './origin';
import { findSmsCodes, putSmsCode, spendSmsCode, trySmsCode } from './sms-queries';

export const RESEND_SECONDS = 60;
const VALID_MS = 5 * MINUTE;
/** Tries at a code from the origin that requested it. */
const TRIES = 5;
/** Tries at codes requested by other origins: of one origin, and of all unknown ones together. */
const TRIES_ELSEWHERE: Allowance = { allowed: 5, withinMs: 15 * MINUTE };
const TRIES_OF_UNKNOWN: Allowance = { allowed: 20, withinMs: 60 * MINUTE };

type SmsConfig = Pick<GatewayConfig, 'smsSecret' | 'smsPerPhonePerDay' | 'smsPerAddressPerDay'>;

/** A phone, and the origin where a code is requested or entered. */
interface Asker {
  phone: string;
  origin: Origin;
  now: Date;
}

/** Six digits are quickly guessed from a plain hash, so the hash uses a key that is not in the database. */
function hashCode(secret: string, phone: string, code: string): string {
  return createHmac('sha256', secret).update(`${phone}\n${code}`).digest('hex');
}

/**
 * Creates a code for a phone, valid for 5 minutes and one login, beside the codes of other origins. All its writes are
 * in `tx`. Throws smsTooSoon within 60 seconds, smsCapReached when the daily limit of the phone or the network is
 * reached.
 */
export async function makeSmsCode(
  tx: DatabaseTransaction,
  config: SmsConfig,
  asker: Asker & { network: string },
): Promise<string> {
  const { phone, origin, now } = asker;
  if (!(await spendAllowance(tx, `sms\n${phone}`, { allowed: 1, withinMs: RESEND_SECONDS * 1000 }, now))) {
    throw new Fault('smsTooSoon');
  }
  for (const [subject, allowed] of capsOf(config, asker)) {
    if (!(await spendAllowance(tx, subject, { allowed, withinMs: DAY }, now)))
      throw new Fault('smsCapReached');
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await putSmsCode(tx, {
    phone,
    origin: origin.key,
    codeHash: hashCode(config.smsSecret, phone, code),
    now,
    expiresAt: new Date(now.getTime() + VALID_MS),
  });
  return code;
}

/** Counters that a code is charged to. A known origin has a counter of its own, which others cannot use up. */
function capsOf(
  { smsPerPhonePerDay: ofPhone, smsPerAddressPerDay: ofAddress }: SmsConfig,
  { phone, origin, network }: Asker & { network: string },
): [subject: string, allowed: number][] {
  const ofNetwork: [string, number] = [`sms of a day from\n${network}`, ofAddress];
  const fromOrigin = `sms of a day\n${phone}\n${origin.key}`;
  if (origin.isKnown) return [ofNetwork, [`known ${fromOrigin}`, ofPhone]];
  return [ofNetwork, [`sms of a day\n${phone}`, ofPhone], [fromOrigin, Math.ceil(ofPhone / 2)]];
}

/**
 * Consumes a live code of the phone; returns false when it is wrong. A wrong one counts for the origin it was entered
 * from, so that codes requested by others do not lose tries.
 */
export async function redeemSmsCode(
  db: Database,
  secret: string,
  { code, ...asker }: Asker & { code: string },
): Promise<boolean> {
  const { phone, origin, now } = asker;
  const given = Buffer.from(hashCode(secret, phone, code));
  const isGiven = (hash: string) => timingSafeEqual(given, Buffer.from(hash));
  const own = await trySmsCode(db, { phone, origin: origin.key, now, allowed: TRIES });
  if (own !== undefined && isGiven(own)) return spendSmsCode(db, phone, own);

  const others = await findSmsCodes(db, { phone, now, except: origin.key });
  if (others.length === 0 || !(await mayTryElsewhere(db, asker))) return false;
  const found = others.find(isGiven);
  return found !== undefined && spendSmsCode(db, phone, found);
}

async function mayTryElsewhere(db: Database, { phone, origin, now }: Asker): Promise<boolean> {
  if (!(await spendAllowance(db, `sms try\n${phone}\n${origin.key}`, TRIES_ELSEWHERE, now))) return false;
  return origin.isKnown || spendAllowance(db, `sms try\n${phone}`, TRIES_OF_UNKNOWN, now);
}
