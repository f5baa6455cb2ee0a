import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type {
  AgencyOperator,
  OperatorState,
  queryOperators,
} from '../../../../src/contract/agency/operators';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';
import { Fault } from '../../server/http/fault';
import type { Operator } from '../../server/http/operator';
import '../schema';

interface StoredOperator {
  is_stopped: boolean;
  password_hash: string | null;
}
const stateOf = ({ is_stopped, password_hash }: StoredOperator): OperatorState => {
  if (is_stopped) return 'stopped';
  return password_hash === null ? 'waiting' : 'active';
};

/** A page of the operators of the caller's agency, by name. */
export async function findOperators(
  db: Database,
  { tmcNumber, operatorNo }: Operator,
  { keyword, role, operatorState, pageIndex, pageSize }: ParsedBodyOf<typeof queryOperators>,
): Promise<ResultOf<typeof queryOperators>> {
  let found = db.selectFrom('agency_operator').where('tmc_number', '=', tmcNumber);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        holdsName('operator_name', keyword),
        eb('login_name', 'ilike', pattern),
        eb('phone', 'like', pattern),
        eb('email', 'ilike', pattern),
      ]),
    );
  }
  if (role !== undefined) found = found.where((eb) => eb(eb.val(role), '=', eb.fn.any('roles')));
  if (operatorState !== undefined) found = found.where('is_stopped', '=', operatorState === 'stopped');
  if (operatorState === 'waiting') found = found.where('password_hash', 'is', null);
  if (operatorState === 'active') found = found.where('password_hash', 'is not', null);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('is_stopped')
    .orderBy('operator_name')
    .orderBy('operator_no')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return {
    total,
    operatorList: rows.map((row): AgencyOperator => ({
      operatorNo: row.operator_no,
      loginName: row.login_name,
      operatorName: row.operator_name,
      phone: row.phone,
      email: row.email,
      roles: row.roles,
      operatorState: stateOf(row),
      lastSignInTime: row.last_sign_in_at?.toISOString() ?? '',
      isCaller: row.operator_no === operatorNo,
      revision: row.version,
    })),
  };
}

/** Locks an operator of the caller's agency. Throws operatorUnknown, also for operators of other agencies. */
export async function lockOperator(tx: Database, { tmcNumber }: Operator, operatorNo: string) {
  const found = await tx
    .selectFrom('agency_operator')
    .selectAll()
    .where('operator_no', '=', operatorNo)
    .where('tmc_number', '=', tmcNumber)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new Fault('operatorUnknown');
  return found;
}
