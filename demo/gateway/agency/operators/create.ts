import type { AgencyRole } from '../../../../src/contract/agency/rights';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { newNumber } from '../../server/new-number';
import '../schema';

export interface NewOperator {
  /** Name of the person. */
  name: string;
  /** Name for signing in, unique over all agencies; stored in lower case. */
  loginName: string;
  phone?: string;
  email?: string;
  roles: readonly AgencyRole[];
  tmcNumber: string;
  now: Date;
}

/**
 * Creates an operator of an agency, who has no access before they use a link (`createOperatorLink`). Throws
 * operatorLoginNameTaken.
 */
export async function createOperator(
  tx: Database,
  { name, loginName, phone = '', email = '', roles, tmcNumber, now }: NewOperator,
): Promise<{ operatorNo: string }> {
  const operatorNo = newNumber('OP', now);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('agency_operator')
    .values({
      operator_no: operatorNo,
      tmc_number: tmcNumber,
      login_name: loginName.trim().toLowerCase(),
      operator_name: name,
      phone,
      email,
      roles: [...roles],
      made_at: now,
    })
    .onConflict((conflict) => conflict.column('login_name').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new Fault('operatorLoginNameTaken');
  return { operatorNo };
}
