import { sql } from 'kysely';
import type {
  AgencyRecharge,
  AgencyRechargeState,
  queryAgencyRecharges,
} from '../../../../src/contract/agency/recharges';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { StoredFile } from '../../../../src/contract/files/files';
import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';
import { nameAtAgency } from '../../enterprise/name-at-agency';
import { findFilesOf } from '../../files/queries';
import { RECHARGE_FILES } from '../file-owner';
import type { Recharge } from '../recharge/queries';

/** Transfers announced by the enterprises of an agency, with their enterprise and applicant. */
const transfersOf = (db: Database, tmcNumber: string) =>
  db
    .selectFrom('wallet_recharge as r')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'r.enterprise_num')
    .innerJoin('staff as s', 's.staff_no', 'r.applicant_no')
    .where('r.way', '=', 'offline')
    .where('e.tmc_number', '=', tmcNumber);

const stateOf = ({
  recharge_state: state,
  first_operator_no: first,
}: Pick<Recharge, 'recharge_state' | 'first_operator_no'>): AgencyRechargeState => {
  // a transfer is never unpaid
  if (state === 'waiting' || state === 'unpaid') return first === null ? 'waiting' : 'confirmedOnce';
  return state;
};

const viewOf = (row: Recharge & { ent_name: string }): AgencyRecharge => ({
  rechargeNo: row.recharge_no,
  enterpriseNum: row.enterprise_num,
  entName: row.ent_name,
  rechargeState: stateOf(row),
  amount: row.amount,
  payerName: row.payer_name,
  bankReference: row.bank_reference,
  transferDate: row.transferred_on ?? '',
  applyTime: row.applied_at.toISOString(),
});

function matching(
  db: Database,
  tmcNumber: string,
  { keyword, rechargeState, beginDate, endDate }: ParsedBodyOf<typeof queryAgencyRecharges>,
) {
  let found = transfersOf(db, tmcNumber);
  if (rechargeState === 'waiting' || rechargeState === 'confirmedOnce')
    found = found
      .where('r.recharge_state', '=', 'waiting')
      .where('r.first_operator_no', rechargeState === 'waiting' ? 'is' : 'is not', null);
  else if (rechargeState !== undefined) found = found.where('r.recharge_state', '=', rechargeState);
  if (beginDate !== '') found = found.where('r.applied_at', '>=', instantOf(`${beginDate}T00:00`));
  if (endDate !== '') found = found.where('r.applied_at', '<', instantOf(`${addDays(endDate, 1)}T00:00`));
  if (keyword === '') return found;
  const pattern = containing(keyword);
  return found.where((eb) =>
    eb.or([
      eb('r.recharge_no', 'ilike', pattern),
      holdsName('r.payer_name', keyword),
      eb('r.bank_reference', 'ilike', pattern),
      eb('e.ent_name', 'ilike', pattern),
      eb('e.enterprise_num', 'ilike', pattern),
    ]),
  );
}

/** Undecided transfers, the oldest first, then the decided ones, the latest first. */
export async function findAgencyRecharges(
  db: Database,
  tmcNumber: string,
  asked: ParsedBodyOf<typeof queryAgencyRecharges>,
): Promise<ResultOf<typeof queryAgencyRecharges>> {
  const found = matching(db, tmcNumber, asked);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('r')
    .select(nameAtAgency.as('ent_name'))
    .orderBy(sql`r.recharge_state <> 'waiting'`)
    .orderBy(sql`case when r.recharge_state = 'waiting' then r.applied_at end`)
    .orderBy('r.decided_at', 'desc')
    .orderBy('r.recharge_no')
    .limit(asked.pageSize)
    .offset((asked.pageIndex - 1) * asked.pageSize)
    .execute();
  return { total, rechargeList: rows.map(viewOf) };
}

/** A transfer with its vouchers; undefined also for those of other agencies. */
export async function findAgencyRecharge(
  db: Database,
  tmcNumber: string,
  rechargeNo: string,
): Promise<
  { row: Recharge; view: AgencyRecharge; applicantName: string; fileList: StoredFile[] } | undefined
> {
  const row = await transfersOf(db, tmcNumber)
    .selectAll('r')
    .select([nameAtAgency.as('ent_name'), 's.staff_name'])
    .where('r.recharge_no', '=', rechargeNo)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const files = await findFilesOf(db, RECHARGE_FILES, [rechargeNo]);
  return {
    row,
    view: viewOf(row),
    applicantName: row.staff_name,
    fileList: files.map(({ file }) => file),
  };
}
