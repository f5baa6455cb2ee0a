import { sql } from 'kysely';
import {
  AGENCY_PARAMS,
  type AgencyParam,
  type AgencyParameter,
  type alterAgencyParameter,
} from '../../../../src/contract/agency/platform/parameters';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import {
  BOOKING_RULES,
  isBookingParam,
  numbersOfList,
  parameterLabel,
  parameterProblem,
  plainParameter,
} from '../../../../src/domain/agency/parameters';
import type { Database } from '../../db/database';
import { STANDARD } from '../../dictionary/schema';
import type { AreaDeps } from '../../server/deps';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';

/** Parameters with the value of the agency and the standard one. */
export async function findParameters(db: Database, tmcNumber: string): Promise<AgencyParameter[]> {
  const { rows } = await sql<{ param: string; value: string; tmc: string }>`
    select param, value, tmc_number as tmc from sys_param where tmc_number in (${STANDARD}, ${tmcNumber})
    union all select param_name, param_value, tmc_number from config_param
    where tmc_number in (${STANDARD}, ${tmcNumber})`.execute(db);
  return AGENCY_PARAMS.map((param) => {
    const valueOf = (of: string) => rows.find((row) => row.param === param && row.tmc === of)?.value;
    const usual = isBookingParam(param) ? String(BOOKING_RULES[param].standard) : '';
    return { param, ownValue: valueOf(tmcNumber) ?? null, standardValue: valueOf(STANDARD) ?? usual };
  });
}

/** Throws parameterChanged, fieldsInvalid at `value`. */
export async function alterParameter(
  { db, operator: { tmcNumber }, record, after }: OperatorContext,
  { param, seenValue, value: given }: ParsedBodyOf<typeof alterAgencyParameter>,
  { parameters }: Pick<AreaDeps, 'parameters'>,
): Promise<object> {
  await sql`select pg_advisory_xact_lock(hashtext('agency parameters'), hashtext(${tmcNumber}))`.execute(db);
  const { ownValue, standardValue } = await findParameter(db, tmcNumber, param);
  if (ownValue !== seenValue) throw new Fault('parameterChanged');
  const value = given === null ? null : plainParameter(param, given);
  const problem = value === null ? undefined : await problemOf(db, tmcNumber, { param, value });
  if (problem !== undefined) throw fieldsInvalid({ value: problem });
  await store(db, tmcNumber, { param, value });
  const said = (one: string | null) =>
    one === null ? `标准值${standardValue || '（空）'}` : one || '（空）';
  await record({ subject: param, summary: `${parameterLabel(param)}：${said(ownValue)}→${said(value)}` });
  after('forget parameters', () => Promise.resolve(parameters.forget(tmcNumber)));
  return {};
}

async function findParameter(db: Database, tmcNumber: string, param: AgencyParam): Promise<AgencyParameter> {
  const found = (await findParameters(db, tmcNumber)).find((one) => one.param === param);
  if (found === undefined) throw new Fault('parameterChanged');
  return found;
}

async function problemOf(
  db: Database,
  tmcNumber: string,
  { param, value }: { param: AgencyParam; value: string },
): Promise<string | undefined> {
  const problem = parameterProblem(param, value);
  if (problem !== undefined || isBookingParam(param)) return problem;
  const numbers = numbersOfList(value);
  if (numbers.length === 0) return undefined;
  const rows = await db
    .selectFrom('enterprise')
    .select('enterprise_num')
    .where('tmc_number', '=', tmcNumber)
    .where('enterprise_num', 'in', numbers)
    .execute();
  const own = new Set(rows.map(({ enterprise_num }) => enterprise_num));
  const unknown = numbers.find((number) => !own.has(number));
  return unknown === undefined ? undefined : `未查询到企业${unknown}`;
}

/** `value` null: the standard value applies. */
async function store(
  tx: Database,
  tmcNumber: string,
  { param, value }: { param: AgencyParam; value: string | null },
): Promise<void> {
  if (isBookingParam(param)) {
    await tx.deleteFrom('sys_param').where('tmc_number', '=', tmcNumber).where('param', '=', param).execute();
    if (value !== null)
      await tx.insertInto('sys_param').values({ tmc_number: tmcNumber, param, value }).execute();
    return;
  }
  await tx
    .deleteFrom('config_param')
    .where('tmc_number', '=', tmcNumber)
    .where('param_name', '=', param)
    .execute();
  if (value !== null)
    await tx
      .insertInto('config_param')
      .values({ tmc_number: tmcNumber, param_name: param, param_value: value })
      .execute();
}
