import { sql, type RawBuilder } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type {
  GroupKey,
  querySettleBillGroups,
  querySettleBillLines,
  SettleBillLine,
} from '../../../../src/contract/settlement/bills';
import { LINE_KINDS } from '../../../../src/contract/settlement/bills';
import { isDisputable } from '../../../../src/domain/settlement/claim';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';
import { LINE_DISPUTE } from './line-dispute';

type BillLineQuery = ParsedBodyOf<typeof querySettleBillLines>;
export type LineFilter = Omit<BillLineQuery, 'billNo' | 'sortBy' | 'isDescending' | 'pageIndex' | 'pageSize'>;

/** Lines with their disputes, as `l`, `dl` and `d`. */
const LINES = sql`settle_line l
  left join settle_dispute_line dl on dl.is_live and dl.line_no = coalesce(l.origin_line_no, l.line_no)
  left join settle_dispute d on d.dispute_no = dl.dispute_no`;

/** Turns a ticket number as printed, with a hyphen after the airline prefix, into its stored form. */
export const withoutHyphen = (keyword: string): string => keyword.replace(/^(\d{3})-(?=\d)/, '$1');

function isKeywordMatch(keyword: string): RawBuilder<unknown> {
  const pattern = containing(keyword);
  return sql`(l.order_no ilike ${pattern} or l.ticket_no ilike ${containing(withoutHyphen(keyword))}
    or ${holdsName('l.traveller_name', keyword)} or l.flight_no ilike ${pattern})`;
}

/** Lines of a bill that match the filter. Only filters on disputes need the disputes joined. */
function linesOf(billNo: string, filter: LineFilter): RawBuilder<unknown> {
  const conditions = [sql`l.bill_no = ${billNo}`];
  const among = (column: string, list: readonly string[]) => {
    if (list.length > 0) conditions.push(sql`${sql.ref(column)} = any(${[...list]})`);
  };
  among('l.kind', filter.kindList);
  among('l.entity_no', filter.entityNOList);
  among('l.dept_no', filter.deptNOList);
  among('l.cost_center_no', filter.costCenterNOList);
  among('l.traveller_no', filter.travellerNOList);
  among('l.product', filter.productList);
  if (filter.keyword !== '') conditions.push(isKeywordMatch(filter.keyword));
  const isJoined = filter.lineDisputeList.length > 0;
  if (isJoined) conditions.push(sql`${LINE_DISPUTE} = any(${[...filter.lineDisputeList]})`);
  return sql`${isJoined ? LINES : sql`settle_line l`} where ${sql.join(conditions, sql` and `)}`;
}

const SORTS = {
  bookedTime: 'l.booked_at',
  amount: 'l.amount',
  travellerName: 'l.traveller_name_sound',
  orderNo: 'l.order_no',
} as const;

interface Sort {
  sortBy: BillLineQuery['sortBy'];
  isDescending: boolean;
}

interface LineRow {
  line_no: number;
  kind: SettleBillLine['kind'];
  part: SettleBillLine['part'];
  amount: number;
  booked_at: Date;
  order_no: string;
  ticket_no: string;
  product: SettleBillLine['product'];
  traveller_no: string;
  traveller_name: string;
  route: string;
  flight_no: string;
  dept_no: string;
  dept_name: string;
  cost_center_no: string;
  cost_center_name: string;
  entity_no: string;
  entity_name: string;
  line_dispute: SettleBillLine['lineDispute'];
  dispute_no: string;
  from_bill_no: string;
  bill_state: string;
}

/** `mayDispute`: the viewer has the right to dispute. */
function viewOf(row: LineRow, mayDispute: boolean): SettleBillLine {
  return {
    lineNo: row.line_no,
    kind: row.kind,
    part: row.part,
    amount: row.amount,
    bookedTime: row.booked_at.toISOString(),
    orderNo: row.order_no,
    ticketNo: row.ticket_no,
    product: row.product,
    travellerNO: row.traveller_no,
    travellerName: row.traveller_name,
    routeName: row.route,
    flightNo: row.flight_no,
    deptNO: row.dept_no,
    deptName: row.dept_name,
    costCenterNO: row.cost_center_no,
    costCenterName: row.cost_center_name,
    entityNO: row.entity_no,
    entityName: row.entity_name,
    lineDispute: row.line_dispute,
    disputeNo: row.dispute_no,
    fromBillNo: row.from_bill_no,
    canDispute:
      mayDispute && row.bill_state === 'toConfirm' && row.line_dispute === 'none' && isDisputable(row.kind),
  };
}

/** Lines by number, with their disputes. */
async function viewLines(
  db: Database,
  found: RawBuilder<unknown>,
  mayDispute: boolean,
): Promise<SettleBillLine[]> {
  const { rows } = await sql<LineRow>`
    select l.*, ${LINE_DISPUTE} as line_dispute, coalesce(dl.dispute_no, l.dispute_no) as dispute_no, b.bill_state
    from (${found}) found (line_no, place) join settle_line l on l.line_no = found.line_no
    join settle_bill b on b.bill_no = l.bill_no
    left join settle_dispute_line dl on dl.is_live and dl.line_no = coalesce(l.origin_line_no, l.line_no)
    left join settle_dispute d on d.dispute_no = dl.dispute_no
    order by found.place`.execute(db);
  return rows.map((row) => viewOf(row, mayDispute));
}

/** Page of lines: by offset, or after a cursor. */
type Range = { limit: number } & ({ offset: number } | { after: SettleBillLine });

/** Cursor value of a line under this sort order. */
const placeOf = (line: SettleBillLine, sortBy: BillLineQuery['sortBy']): unknown =>
  sortBy === 'travellerName' ? sql`person_sound_key(${line.travellerName}) collate "C"` : line[sortBy];

/** A page of a bill's lines in the requested order. */
export function findLines(
  db: Database,
  billNo: string,
  { filter, sort, range }: { filter: LineFilter; sort: Sort; range: Range },
  mayDispute: boolean,
): Promise<SettleBillLine[]> {
  const direction = sql.raw(sort.isDescending ? 'desc' : 'asc');
  const column = sql.ref(SORTS[sort.sortBy]);
  const by = sql`${column} ${direction}, l.line_no ${direction}`;
  const behind =
    'after' in range
      ? sql`and (${column}, l.line_no) ${sql.raw(sort.isDescending ? '<' : '>')}
          (${placeOf(range.after, sort.sortBy)}, ${range.after.lineNo})`
      : sql``;
  const page = sql`select l.line_no from ${linesOf(billNo, filter)} ${behind}
    order by ${by} limit ${range.limit} offset ${'offset' in range ? range.offset : 0}`;
  return viewLines(db, sql`select page.line_no, row_number() over () from (${page}) page`, mayDispute);
}

export async function sumLines(
  db: Database,
  billNo: string,
  filter: LineFilter,
): Promise<{ total: number; totalAmount: number }> {
  const { rows } = await sql<{ total: number; totalAmount: number }>`
    select count(*)::int as total, coalesce(sum(l.amount), 0)::bigint as "totalAmount" from ${linesOf(billNo, filter)}`.execute(
    db,
  );
  return rows[0] ?? { total: 0, totalAmount: 0 };
}

/** These lines, ordered by their numbers. */
export const linesByNo = (
  db: Database,
  lineNos: readonly number[],
  mayDispute = false,
): Promise<SettleBillLine[]> =>
  viewLines(
    db,
    sql`select line_no, line_no from settle_line where line_no = any(${[...lineNos]}::bigint[])`,
    mayDispute,
  );

const GROUPS: Readonly<Record<GroupKey, { no: string; name: string }>> = {
  entity: { no: 'entity_no', name: 'entity_name' },
  department: { no: 'dept_no', name: 'dept_name' },
  costCenter: { no: 'cost_center_no', name: 'cost_center_name' },
  product: { no: 'product', name: "''::text" },
  traveller: { no: 'traveller_no', name: 'traveller_name' },
};

/** Sums the lines of a bill by bearer or by kind, the largest group first. */
export async function groupLines(
  db: Database,
  { billNo, groupBy, pageIndex, pageSize }: ParsedBodyOf<typeof querySettleBillGroups>,
): Promise<ResultOf<typeof querySettleBillGroups>> {
  const { no, name } = GROUPS[groupBy];
  const key = sql.ref(no);
  // a renamed bearer is one group under its last name
  const { rows } = await sql<{
    no: string;
    name: string;
    orders: number;
    lines: number;
    amount: number;
    groups: number;
  }>`
    select ${key} as no, (array_agg(${sql.raw(name)} order by booked_at desc, line_no desc))[1] as name,
      count(distinct nullif(order_no, ''))::int as orders, count(*)::int as lines, sum(amount)::bigint as amount,
      count(*) over ()::int as groups
    from settle_line where bill_no = ${billNo} group by ${key}
    order by amount desc, no limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db);
  const { rows: kinds } = await sql<{
    no: string;
    kind: SettleBillLine['kind'];
    lines: number;
    amount: number;
  }>`
    select ${key} as no, kind, count(*)::int as lines, sum(amount)::bigint as amount
    from settle_line where bill_no = ${billNo} and ${key} = any(${rows.map((row) => row.no)})
    group by ${key}, kind`.execute(db);
  const total = rows[0]?.groups ?? (await countGroups(db, billNo, no));
  return {
    total,
    groupList: rows.map((row) => ({
      no: row.no,
      name: row.name,
      orderCount: row.orders,
      lineCount: row.lines,
      amount: row.amount,
      kindList: LINE_KINDS.flatMap((kind) =>
        kinds
          .filter((one) => one.no === row.no && one.kind === kind)
          .map(({ lines, amount }) => ({ kind, lineCount: lines, amount })),
      ),
    })),
  };
}

/** Counts the groups of a page beyond the last one, whose rows cannot carry the total. */
async function countGroups(db: Database, billNo: string, no: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct ${sql.ref(no)})::int as count from settle_line where bill_no = ${billNo}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
