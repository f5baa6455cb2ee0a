import type { Selectable } from 'kysely';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { endByHand } from '../cashier-refunds/decide';
import '../schema';

export type HeldMoney = Selectable<Schema['payment_suspense']>;

/** Time until the next try of a booking that people have left to the gateway again. */
const AGAIN_MS = 3_600_000;

/** Settlement of held money outside the gateway. */
interface HeldSettlement {
  bankReference: string;
  reason: string;
}

/** Locks held money until the transaction ends. */
export function lockHeld(tx: Database, suspenseNo: number): Promise<HeldMoney | undefined> {
  return tx
    .selectFrom('payment_suspense')
    .selectAll()
    .where('suspense_no', '=', suspenseNo)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Stores that locked held money was given back or booked by hand. It is no longer retried. A refund that the cashier
 * refused or does not answer about is booked as given back.
 */
export async function settleHeld(
  tx: Database,
  { suspense_no: suspenseNo, refund_no: refundNo }: HeldMoney,
  { bankReference, reason, by, now }: HeldSettlement & { by: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('payment_suspense')
    .set({
      booked_at: now,
      try_at: null,
      dealt_by: by,
      dealt_reason: reason,
      bank_reference: bankReference,
    })
    .where('suspense_no', '=', suspenseNo)
    .execute();
  if (refundNo !== null) await endByHand(tx, refundNo, now);
}

/** Stores the first of two confirmations of locked held money, which is not retried meanwhile. */
export async function confirmHeldFirst(
  tx: Database,
  { suspense_no: suspenseNo }: HeldMoney,
  {
    operatorNo,
    operatorName,
    bankReference,
    reason,
    now,
  }: HeldSettlement & { operatorNo: string; operatorName: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('payment_suspense')
    .set({
      try_at: null,
      bank_reference: bankReference,
      first_operator_no: operatorNo,
      first_operator_name: operatorName,
      first_reason: reason,
      first_confirmed_at: now,
      needed_two: true,
    })
    .where('suspense_no', '=', suspenseNo)
    .execute();
}

/** Takes the first confirmation of locked held money back, whose booking is retried then as before. */
export async function returnHeld(
  tx: Database,
  { suspense_no: suspenseNo, why }: HeldMoney,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_suspense')
    .set({
      try_at: why === 'failed' ? new Date(now.getTime() + AGAIN_MS) : null,
      bank_reference: '',
      first_operator_no: null,
      first_operator_name: '',
      first_reason: '',
      first_confirmed_at: null,
    })
    .where('suspense_no', '=', suspenseNo)
    .execute();
}
