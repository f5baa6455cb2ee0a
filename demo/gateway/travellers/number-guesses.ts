import type { ParsedBodyOf } from '../../../src/contract/call';
import type { OrderPassenger } from '../../../src/contract/flight-booking/booking';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { saveFrequentTraveller } from '../../../src/contract/travellers/travellers';
import { isMasked, maskCardNo, maskPhone } from '../../../src/domain/passenger/mask';
import { inTransaction } from '../db/transaction';
import { DAY, spendAllowance } from '../server/limits/allowance';
import type { Caller } from '../server/http/caller';
import type { GatewayConfig } from '../server/config';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { findBookable } from './delegates';
import { findContacts } from './contact-queries';
import { insertGuess } from './document-queries';
import { findStaffRecords } from './staff-records';

/**
 * A full number that could match another person's masked one. Right and wrong ones get the same answer, but each is
 * counted and logged, because many of them indicate an attack.
 */
export interface NumberGuess {
  staffNo: string | null;
  contactNo: string | null;
  /** null: a telephone. */
  cardType: number | null;
}

export type GuessLimits = Pick<GatewayConfig, 'numberGuessesPerDay' | 'numberGuessesPerDayOfEnterprise'>;

/** Logs the guesses among the passengers of a booking. Throws numberGuessesUsedUp. */
export async function limitPassengerGuesses(
  context: CallerContext,
  limits: GuessLimits,
  passengers: readonly OrderPassenger[],
): Promise<void> {
  const { db, caller, now } = context;
  // callers without the right to book for colleagues see no masks of theirs, and the call is refused
  const mayBook = caller.objects.has(OBJECT.bookForColleagues);
  if (!mayBook && (await findBookable(db, caller, now)).length === 0) return;
  await countGuesses(context, limits, await findPassengerGuesses(db, caller, passengers));
}

/** Logs the guesses among the documents of a new traveller. Throws numberGuessesUsedUp. */
export async function limitContactGuesses(
  context: CallerContext,
  limits: GuessLimits,
  { contactNO, documents }: Pick<ParsedBodyOf<typeof saveFrequentTraveller>, 'contactNO' | 'documents'>,
): Promise<void> {
  const typed = documents.filter(({ cardNo }) => !isMasked(cardNo));
  if (contactNO !== '' || typed.length === 0) return;
  const contacts = await findContacts(context.db, context.caller, '');
  const guesses = contacts.flatMap(({ contact_no: contactNo, documents: kept }) =>
    typed
      .filter((document) => kept.some((other) => isSameWhenMasked(document, other)))
      .map(({ cardType }): NumberGuess => ({ staffNo: null, contactNo, cardType })),
  );
  await countGuesses(context, limits, guesses);
}

/** Logs guesses. Throws numberGuessesUsedUp. */
export async function countGuesses(
  { db, caller, now, log }: CallerContext,
  { numberGuessesPerDay, numberGuessesPerDayOfEnterprise }: GuessLimits,
  guesses: readonly NumberGuess[],
): Promise<void> {
  if (guesses.length === 0) return;
  const { userNo, enterpriseNum } = caller;
  const allowances = [
    [`number guess\n${userNo}`, { allowed: numberGuessesPerDay, withinMs: DAY }],
    [
      `number guess of enterprise\n${enterpriseNum}`,
      { allowed: numberGuessesPerDayOfEnterprise, withinMs: DAY },
    ],
  ] as const;
  const isAllowed = await inTransaction(db, async (tx) => {
    for (const guess of guesses) {
      for (const [subject, allowance] of allowances) {
        if (!(await spendAllowance(tx, subject, allowance, now))) return false;
      }
      await insertGuess(tx, { ...guess, userNo, enterpriseNum, now });
    }
    return true;
  });
  if (isAllowed) return;
  log.warn({ userNo, enterpriseNum, guesses: guesses.length }, 'too many guesses at hidden numbers');
  throw new Fault('numberGuessesUsedUp');
}

async function findPassengerGuesses(
  db: Database,
  caller: Caller,
  passengers: readonly OrderPassenger[],
): Promise<NumberGuess[]> {
  const isColleague = ({ staffNO }: OrderPassenger) => staffNO !== '' && staffNO !== caller.staffNo;
  const inFull = passengers.filter((p) => isColleague(p) && !(isMasked(p.cardNo) && isMasked(p.phone)));
  const records = await findStaffRecords(
    db,
    caller.enterpriseNum,
    inFull.map(({ staffNO }) => staffNO),
  );
  const found = new Map<string, NumberGuess>();
  const note = (holder: OrderPassenger, value: string, cardType: number | null) => {
    const { staffNO, contactNO = '' } = holder;
    const guess =
      staffNO === '' ? { staffNo: null, contactNo: contactNO } : { staffNo: staffNO, contactNo: null };
    found.set(JSON.stringify([guess, cardType, value]), { ...guess, cardType });
  };
  for (const passenger of inFull) {
    const record = records.get(passenger.staffNO);
    const { cardNo, cardType, phone } = passenger;
    if (record?.documents.some((document) => isSameWhenMasked(passenger, document)))
      note(passenger, cardNo, cardType);
    if (record !== undefined && !isMasked(phone) && maskPhone(phone) === maskPhone(record.phone)) {
      note(passenger, phone, null);
    }
  }
  // compares with the passengers that came masked
  for (const holder of passengers.filter((p) => isMasked(p.cardNo) && p.staffNO !== caller.staffNo)) {
    for (const passenger of passengers) {
      if (isSameWhenMasked(passenger, holder)) note(holder, passenger.cardNo, passenger.cardType);
    }
  }
  return [...found.values()];
}

type Document = Pick<OrderPassenger, 'cardType' | 'cardNo'>;

/** Returns whether the first number is full and matches the other one's mask. */
function isSameWhenMasked(sent: Document, hidden: Document): boolean {
  if (isMasked(sent.cardNo) || sent.cardType !== hidden.cardType) return false;
  return maskCardNo(sent.cardNo) === maskCardNo(hidden.cardNo);
}
