import type { ParsedBodyOf } from '../../../../src/contract/call';
import {
  exportAgencyLog,
  MOST_EXPORTED,
  queryAgencyLog,
  type AgencyLogEntry,
} from '../../../../src/contract/agency/log';
import { addDays } from '../../../../src/domain/shanghai-time';
import { containing, holdsName } from '../../db/like';
import type { Database } from '../../db/database';
import type { Area } from '../../server/area';
import { implementOperator, nameOfCall, type Operator } from '../../server/http/operator';
import '../schema';
import { logWithheld } from './withheld';
import { logAgency } from './write';

type Filters = ParsedBodyOf<typeof exportAgencyLog>;

export const area: Area = {
  name: 'agency/log',
  onEvent: { 'text.withheld': logWithheld },
  implementations: () => [
    implementOperator(queryAgencyLog, async ({ db, operator }, { pageIndex, pageSize, ...filters }) => {
      const { total } = await matching(db, operator, filters)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
      return { total, logList: await entriesOf(db, operator, filters, page) };
    }),
    implementOperator(exportAgencyLog, async ({ db, operator, ip: address, now }, filters) => {
      const entries = await entriesOf(db, operator, filters, { limit: MOST_EXPORTED + 1, offset: 0 });
      const logList = entries.slice(0, MOST_EXPORTED);
      const summary = `导出操作日志${logList.length}条`;
      const { tmcNumber, operatorNo, operatorName } = operator;
      const entry = { call: nameOfCall(exportAgencyLog), enterpriseNum: null, subject: '', summary, address };
      await logAgency(db, { ...entry, tmcNumber, operatorNo, operatorName, now });
      return { isCut: entries.length > MOST_EXPORTED, logList };
    }),
  ],
};

/** First moment of a day in Shanghai. */
const beginOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

function matching(
  db: Database,
  { tmcNumber }: Operator,
  { keyword, operatorName, enterpriseName, kind, beginDate, endDate }: Filters,
) {
  let found = db
    .selectFrom('agency_log as l')
    .leftJoin('enterprise as e', 'e.enterprise_num', 'l.enterprise_num')
    .leftJoin('agency_operator as o', 'o.operator_no', 'l.operator_no')
    .where('l.tmc_number', '=', tmcNumber);
  if (operatorName !== '') {
    const name = containing(operatorName);
    found = found.where((eb) =>
      eb.or([holdsName('l.operator_name', operatorName), eb('o.login_name', 'ilike', name)]),
    );
  }
  if (enterpriseName !== '') found = found.where('e.ent_name', 'ilike', containing(enterpriseName));
  if (kind !== '') found = found.where('l.call', '=', kind);
  if (beginDate !== '') found = found.where('l.logged_at', '>=', beginOf(beginDate));
  if (endDate !== '') found = found.where('l.logged_at', '<', beginOf(addDays(endDate, 1)));
  if (keyword === '') return found;
  const pattern = containing(keyword);
  return found.where((eb) =>
    eb.or([
      eb('l.subject', 'ilike', pattern),
      eb('l.summary', 'ilike', pattern),
      eb('e.ent_name', 'ilike', pattern),
    ]),
  );
}

async function entriesOf(
  db: Database,
  operator: Operator,
  filters: Filters,
  { limit, offset }: { limit: number; offset: number },
): Promise<AgencyLogEntry[]> {
  const rows = await matching(db, operator, filters)
    .select(['l.log_no', 'l.logged_at', 'l.operator_name', 'l.call', 'l.subject', 'l.summary', 'l.address'])
    .select(['e.ent_name', 'o.login_name'])
    .orderBy('l.logged_at', 'desc')
    .orderBy('l.log_no', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    logNo: row.log_no,
    logTime: row.logged_at.toISOString(),
    operatorName: row.operator_name,
    loginName: row.login_name ?? '',
    kind: row.call,
    enterpriseName: row.ent_name ?? '',
    subject: row.subject,
    summary: row.summary,
    address: row.address,
  }));
}
