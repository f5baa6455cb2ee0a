import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { queryReportFacts, ReportFact } from '../../../../src/contract/report/report';
import type { Database } from '../../db/database';
import { DAY_COLUMNS } from './change-queries';
import { keyOf } from './grouping';
import { REASONS_OF_FACT } from './reasons';
import { isInFilter, isWithinScope, type ReportScope } from './scope';

export type ReportFactsQuery = ParsedBodyOf<typeof queryReportFacts>;

const SORTS = { amount: 'f.amount', missedSaving: 'f.missed_saving' } as const;

const sortOf = ({ sort, basis }: ReportFactsQuery) =>
  sql.ref(sort === 'date' ? DAY_COLUMNS[basis] : SORTS[sort]);

/** Condition on facts that count in one of these figures; without figures it is always true. */
const anyOf = (figures: readonly string[]) =>
  figures.length === 0
    ? sql``
    : sql`and (${sql.join(
        figures.map((figure) => sql`${sql.ref(figure)} > 0`),
        sql` or `,
      )})`;

const withReason = (reasons: readonly string[]) =>
  reasons.length === 0
    ? sql``
    : sql`and exists (
        select from (values (1)) one ${sql.raw(REASONS_OF_FACT)} where reason.key = any(${[...reasons]}))`;

const noneOf = ({ apart, basis }: ReportFactsQuery) =>
  apart ? sql`and not ${sql.raw(keyOf(apart.by, DAY_COLUMNS[basis]))} = any(${[...apart.keys]})` : sql``;

async function conditionOf(db: Database, scope: ReportScope, asked: ReportFactsQuery) {
  const day = sql.ref(DAY_COLUMNS[asked.basis]);
  return sql`${isWithinScope(scope)} and ${await isInFilter(db, scope, asked, day)}
    ${asked.kinds.length === 0 ? sql`` : sql`and f.kind = any(${[...asked.kinds]})`}
    ${anyOf(asked.leads.map((lead) => `f.lead${lead}`))} ${anyOf(asked.classes.map((one) => `f.class${one}`))}
    ${withReason(asked.reasons)} ${noneOf(asked)} ${asked.missedOnly ? sql`and f.missed_saving > 0` : sql``}`;
}

/** Number of facts that match a filter, within a scope. */
export async function countFacts(db: Database, scope: ReportScope, asked: ReportFactsQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from travel_fact f where ${await conditionOf(db, scope, asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Page of facts: by offset, or after a cursor. */
type Range = { limit: number } & ({ offset: number } | { after: ReportFact });

/** Facts that match a filter, within a scope, in the requested order. */
export async function factsIn(
  db: Database,
  scope: ReportScope,
  asked: ReportFactsQuery,
  range: Range,
): Promise<ReportFact[]> {
  const day = sql.ref(DAY_COLUMNS[asked.basis]);
  const order = sql.raw(asked.order);
  const sort = sortOf(asked);
  const behind =
    'after' in range
      ? sql`and (${sort}, f.fact_no) ${sql.raw(asked.order === 'asc' ? '>' : '<')}
          (${sql.val(range.after[asked.sort])}, ${range.after.factNo})`
      : sql``;
  const { rows } = await sql<ReportFact>`
    select f.fact_no as "factNo", f.product, f.kind, to_char(${day}, 'YYYY-MM-DD') as date, f.record_no as "recordNo",
      f.ticket_no as "ticketNo", f.staff_name as "staffName", coalesce(d.dept_name, f.dept_no) as "deptName",
      coalesce(c.cost_center_name, f.cost_center_no) as "costCenterName",
      coalesce(a.accounting_entity_name, f.entity_no) as "accountingEntityName", f.route as "routeName",
      f.carrier as "carrierName", f.service_name as "serviceName", f.class_name as "className",
      f.start_time as "startTime", coalesce(f.ahead_days, f.lead_days) as "leadDays", f.is_within as "isWithin", f.over_reason as "overReason",
      f.loss_reason as "lossReason", f.is_voluntary as "isVoluntary",
      f.lowest, f.fare, f.full_fare as "fullFare", f.taxes, f.service_fee as "serviceFee", f.change_fee as "changeFee",
      f.refund_fee as "refundFee", f.missed_saving as "missedSaving", f.agreement_saving as "agreementSaving", f.amount
    from (
      select * from travel_fact f where ${await conditionOf(db, scope, asked)} ${behind}
      order by ${sort} ${order}, f.fact_no ${order}
      limit ${range.limit} offset ${'offset' in range ? range.offset : 0}) f
    left join department d on d.dept_no = f.dept_no
    left join cost_center c on c.cost_center_no = f.cost_center_no
    left join accounting_entity a on a.accounting_entity_no = f.entity_no
    order by ${sort} ${order}, f.fact_no ${order}`.execute(db);
  return rows;
}

/** A page of them, with their total. */
export async function findFacts(
  db: Database,
  scope: ReportScope,
  asked: ReportFactsQuery,
): Promise<ResultOf<typeof queryReportFacts>> {
  const { pageIndex, pageSize } = asked;
  return {
    total: await countFacts(db, scope, asked),
    factList: await factsIn(db, scope, asked, { limit: pageSize, offset: (pageIndex - 1) * pageSize }),
  };
}
