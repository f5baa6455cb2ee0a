import { sql } from 'kysely';
import { areTiedByFreshLink, type MadeLink } from '../../../../src/domain/agency/dual-control';
import type { Database } from '../../db/database';
import type { SignedInOperator } from '../../server/http/operator';

/** Whether one of two operators has made the link with which the other one set their password, or could set it yet. */
export async function areLinked(tx: Database, one: string, other: string): Promise<boolean> {
  const found = await tx
    .selectFrom('agency_operator as o')
    .leftJoin('agency_link as l', 'l.operator_no', 'o.operator_no')
    .select('o.operator_no')
    .where('o.operator_no', 'in', [one, other])
    .where((eb) => eb.or([eb('o.link_by_no', 'in', [one, other]), eb('l.made_by_no', 'in', [one, other])]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whether fresh links tie two operators to a common maker, who could act as both; the day gives the others time to see
 * the links in the log.
 */
export async function areTied(
  tx: Database,
  firstOperatorNo: string,
  { operatorNo, tmcNumber, requestedAt }: SignedInOperator,
): Promise<boolean> {
  return areTiedByFreshLink([firstOperatorNo, operatorNo], await findLinks(tx, tmcNumber), requestedAt);
}

/**
 * Links of the operators of an agency. The log knows the earlier ones: otherwise an operator with a new link, by one of
 * their own making, had no tie to their first maker. A link by a command of the server makes no tie.
 */
async function findLinks(tx: Database, tmcNumber: string): Promise<MadeLink[]> {
  const { rows } = await sql<MadeLink>`
    select operator_no as "operatorNo", link_by_no as maker, link_used_at as "usedAt"
      from agency_operator where tmc_number = ${tmcNumber} and link_by_no is not null
    union
    select o.operator_no, l.operator_no, o.link_used_at
      from agency_operator o join agency_log l on l.tmc_number = o.tmc_number and l.subject = o.operator_no
      where o.tmc_number = ${tmcNumber} and o.link_by_no is not null and l.operator_no is not null
        and l.call in ('addOperator', 'renewOperatorLink')`.execute(tx);
  return rows;
}
