import type { AgencyRight } from '../../../../src/contract/agency/rights';
import { confirmationOf } from '../../../../src/domain/agency/dual-control';
import { rightsOfRoles } from '../../../../src/domain/agency/rights';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import type { Operator, SignedInOperator } from '../../server/http/operator';
import { areLinked, areTied } from './makers';
import { findLimit } from './stored-limit';

/** Locked money that an operator confirms. */
interface ConfirmedItem {
  amount: number;
  /** It has once waited for a second operator. */
  neededTwo: boolean;
  firstOperatorNo: string | null;
  /** The first operator that the caller was shown; '' for none. */
  seenFirst: string;
  /** Right to confirm the item. */
  right: AgencyRight;
}

/**
 * Decides whether the operator's confirmation of a locked item is the first of two, or books the money. A first
 * confirmation by an operator who may not confirm it any more counts as none: the caller is the first then. Throws
 * confirmationChanged, confirmationOwn, confirmationByOperations, confirmationLinked, confirmationSameMaker.
 */
export async function passDualControl(
  tx: Database,
  operator: SignedInOperator,
  { amount, neededTwo, firstOperatorNo: storedNo, seenFirst, right }: ConfirmedItem,
): Promise<'first' | 'done'> {
  if ((storedNo ?? '') !== seenFirst) throw new Fault('confirmationChanged');
  const { limit } = await findLimit(tx, operator);
  const { operatorNo } = operator;
  const firstOperatorNo =
    storedNo !== null && (await mayConfirm(tx, operator, storedNo, right)) ? storedNo : null;
  const confirmation = confirmationOf({ amount, limit, neededTwo, firstOperatorNo, operatorNo });
  if (confirmation === 'own') throw new Fault('confirmationOwn');
  const isOfTwo = confirmation === 'first' || firstOperatorNo !== null;
  // an operator who adds operators could confirm again as one of them
  if (isOfTwo && operator.rights.has('manageOperators')) throw new Fault('confirmationByOperations');
  if (firstOperatorNo !== null && (await areLinked(tx, firstOperatorNo, operatorNo)))
    throw new Fault('confirmationLinked');
  if (firstOperatorNo !== null && (await areTied(tx, firstOperatorNo, operator)))
    throw new Fault('confirmationSameMaker');
  return confirmation;
}

/** Whether the confirmation of an operator counts, who may belong to a former agency of the enterprise. It is locked, so that stopping them waits for the booking. */
async function mayConfirm(
  tx: Database,
  { tmcNumber }: Operator,
  operatorNo: string,
  right: AgencyRight,
): Promise<boolean> {
  const {
    is_stopped: isStopped,
    roles,
    tmc_number,
  } = await tx
    .selectFrom('agency_operator')
    .select(['is_stopped', 'roles', 'tmc_number'])
    .where('operator_no', '=', operatorNo)
    .forShare()
    .executeTakeFirstOrThrow();
  const rights = rightsOfRoles(roles);
  return tmc_number === tmcNumber && !isStopped && rights.has(right) && !rights.has('manageOperators');
}

/** Throws confirmationOthers when the first confirmation is not the operator's own. */
export function checkOwnConfirmation({ operatorNo }: Operator, firstOperatorNo: string | null): void {
  if (firstOperatorNo !== operatorNo) throw new Fault('confirmationOthers');
}
