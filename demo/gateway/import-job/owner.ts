import type { Selectable } from 'kysely';
import { rightsOfRoles } from '../../../src/domain/agency/rights';
import type { Database } from '../db/database';
import type { Operator } from '../server/http/operator';
import '../agency/schema';
import type { Schema } from '../db/schema';
import './schema';

type OwnedRow = Pick<
  Selectable<Schema['import_job']>,
  'enterprise_num' | 'staff_no' | 'tmc_number' | 'operator_no' | 'undone_by' | 'undone_operator_no'
>;

/** Person of an enterprise who imports. */
export interface StaffOwner {
  enterpriseNum: string;
  staffNo: string;
}

/** Operator of an agency who imports. */
export interface OperatorOwner {
  tmcNumber: string;
  operatorNo: string;
}

/** Person that an import belongs to, with their enterprise or agency. Callers and operators are owners as they are. */
export type ImportOwner = StaffOwner | OperatorOwner;

export const isOperator = (owner: ImportOwner): owner is OperatorOwner => 'operatorNo' in owner;

/** Columns of a new import that name its owner. */
export const ownerColumns = (owner: ImportOwner) =>
  isOperator(owner)
    ? { tmc_number: owner.tmcNumber, operator_no: owner.operatorNo }
    : { enterprise_num: owner.enterpriseNum, staff_no: owner.staffNo };

/** Columns of an import that name the person who undoes it. */
export const undoerColumns = (owner: ImportOwner) =>
  isOperator(owner)
    ? { undone_by: null, undone_operator_no: owner.operatorNo }
    : { undone_by: owner.staffNo, undone_operator_no: null };

/** Column of the enterprise or agency, with its number. */
export const placeOf = (owner: ImportOwner): { column: 'enterprise_num' | 'tmc_number'; no: string } =>
  isOperator(owner)
    ? { column: 'tmc_number', no: owner.tmcNumber }
    : { column: 'enterprise_num', no: owner.enterpriseNum };

/** Column of the person, with their number. */
export const personOf = (owner: ImportOwner): { column: 'staff_no' | 'operator_no'; no: string } =>
  isOperator(owner)
    ? { column: 'operator_no', no: owner.operatorNo }
    : { column: 'staff_no', no: owner.staffNo };

/** Name of the queue of an enterprise or an agency; imports of each take turns. */
export const turnOf = (owner: ImportOwner): string =>
  isOperator(owner) ? `agency ${owner.tmcNumber}` : owner.enterpriseNum;

export function ownerOf({ enterprise_num, staff_no, tmc_number, operator_no }: OwnedRow): ImportOwner {
  if (enterprise_num !== null && staff_no !== null)
    return { enterpriseNum: enterprise_num, staffNo: staff_no };
  if (tmc_number !== null && operator_no !== null) return { tmcNumber: tmc_number, operatorNo: operator_no };
  throw new Error('An import has no owner');
}

/** The person who undoes an import; the owner before anyone does. */
export function undoerOf(job: OwnedRow): ImportOwner {
  const owner = ownerOf(job);
  return isOperator(owner)
    ? { ...owner, operatorNo: job.undone_operator_no ?? owner.operatorNo }
    : { ...owner, staffNo: job.undone_by ?? owner.staffNo };
}

export async function findOperatorName(
  db: Database,
  { tmcNumber, operatorNo }: OperatorOwner,
): Promise<string> {
  const { operator_name: name } = await db
    .selectFrom('agency_operator')
    .select('operator_name')
    .where('operator_no', '=', operatorNo)
    .where('tmc_number', '=', tmcNumber)
    .executeTakeFirstOrThrow();
  return name;
}

/** The operator of an import with their current rights; undefined for a stopped one. */
export async function findOperator(
  db: Database,
  { tmcNumber, operatorNo }: OperatorOwner,
): Promise<Operator | undefined> {
  const found = await db
    .selectFrom('agency_operator')
    .select(['operator_name', 'login_name', 'roles'])
    .where('operator_no', '=', operatorNo)
    .where('tmc_number', '=', tmcNumber)
    .where('is_stopped', '=', false)
    .executeTakeFirst();
  return (
    found && {
      operatorNo,
      tmcNumber,
      operatorName: found.operator_name,
      loginName: found.login_name,
      roles: found.roles,
      rights: rightsOfRoles(found.roles),
    }
  );
}
