import { sql, type RawBuilder } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import {
  COMPARED_TOGETHER,
  type ComparedItem,
  type queryComparedLines,
} from '../../../../src/contract/settlement/compare';
import type { BillFact } from '../../../../src/domain/settlement/compare';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import { linesByNo, withoutHyphen } from '../lines/line-queries';
import './schema';

export type ItemFilter = Omit<
  ParsedBodyOf<typeof queryComparedLines>,
  'comparisonNo' | 'pageIndex' | 'pageSize'
>;

/** A comparison with the claim whose entries count. */
export interface ComparisonRun {
  comparison_no: string;
  claim: number;
}

export interface BilledLine extends BillFact {
  lineNo: number;
}

/** All lines of a bill, in the order of the bill. */
export async function billedLines(db: Database, billNo: string): Promise<BilledLine[]> {
  const { rows } = await sql<{
    line_no: number;
    kind: BillFact['kind'];
    amount: number;
    day: string;
    order_no: string;
    ticket_no: string;
    traveller_name: string;
    dept_no: string;
    dept_name: string;
    cost_center_name: string;
    code: string;
  }>`
    select l.line_no, l.kind, l.amount, (l.booked_at at time zone 'Asia/Shanghai')::date::text as day, l.order_no,
      l.ticket_no, l.traveller_name, l.dept_no, l.dept_name, l.cost_center_name, coalesce(c.code, '') as code
    from settle_line l left join cost_center c using (cost_center_no)
    where l.bill_no = ${billNo} order by l.booked_at, l.line_no`.execute(db);
  return rows.map((row) => ({
    lineNo: row.line_no,
    kind: row.kind,
    amount: row.amount,
    date: row.day,
    orderNo: row.order_no,
    ticketNo: row.ticket_no,
    traveller: row.traveller_name,
    departments: [row.dept_no, row.dept_name],
    costCenters: [row.code, row.cost_center_name],
  }));
}

/** An entry to be stored. */
export interface NewItem extends Pick<
  ComparedItem,
  'result' | 'rowList' | 'billAmount' | 'recordAmount' | 'differList' | 'wrongList'
> {
  lineNos: readonly number[];
  searchText: string;
}

/** Appends entries to those already stored. They count once the comparison is finished under this claim. */
export async function insertItems(
  db: Database,
  { comparison_no, claim }: ComparisonRun,
  items: readonly NewItem[],
  firstNo: number,
): Promise<void> {
  await sql`insert into bill_comparison_item (comparison_no, claim, item_no, result, line_nos, row_list, bill_amount,
      record_amount, differ_fields, wrong_list, search_text)
    select ${comparison_no}, ${claim}, ${firstNo} + (place - 1)::int, r.result,
      array(select jsonb_array_elements_text(r."lineNos"))::bigint[], r."rowList", r."billAmount", r."recordAmount",
      array(select jsonb_array_elements_text(r."differList")), r."wrongList", r."searchText"
    from rows from (jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as (result text, "lineNos" jsonb, "rowList" jsonb,
      "billAmount" bigint, "recordAmount" bigint, "differList" jsonb, "wrongList" jsonb, "searchText" text))
      with ordinality as r (result, "lineNos", "rowList", "billAmount", "recordAmount", "differList", "wrongList",
        "searchText", place)`.execute(db);
}

export async function deleteItems(db: Database, comparisonNo: string): Promise<void> {
  await db.deleteFrom('bill_comparison_item').where('comparison_no', '=', comparisonNo).execute();
}

function itemsOf({ comparison_no, claim }: ComparisonRun, filter: ItemFilter): RawBuilder<unknown> {
  const conditions = [sql`i.comparison_no = ${comparison_no} and i.claim = ${claim}`];
  const { resultList, differFieldList, keyword } = filter;
  if (resultList.length > 0) conditions.push(sql`i.result = any(${[...resultList]})`);
  if (differFieldList.length > 0) conditions.push(sql`i.differ_fields && ${[...differFieldList]}::text[]`);
  if (keyword !== '') {
    conditions.push(sql`(i.search_text ilike ${containing(keyword)}
      or i.search_text ilike ${containing(withoutHyphen(keyword))})`);
  }
  return sql`bill_comparison_item i where ${sql.join(conditions, sql` and `)}`;
}

export async function sumItems(
  db: Database,
  found: ComparisonRun,
  filter: ItemFilter,
): Promise<{ total: number; billAmount: number; recordAmount: number }> {
  const { rows } = await sql<{ total: number; billAmount: number; recordAmount: number }>`
    select count(*)::int as total, coalesce(sum(i.bill_amount), 0)::bigint as "billAmount",
      coalesce(sum(i.record_amount), 0)::bigint as "recordAmount"
    from ${itemsOf(found, filter)}`.execute(db);
  return rows[0] ?? { total: 0, billAmount: 0, recordAmount: 0 };
}

/** Page of entries: by offset, or after a cursor. */
type Range = { limit: number } & ({ offset: number } | { after: number });

interface ItemRow extends Omit<ComparedItem, 'lineList'> {
  lineNos: number[];
}

/** Entries in their order. */
export async function findItems(
  db: Database,
  found: ComparisonRun,
  { filter, range }: { filter: ItemFilter; range: Range },
  mayDispute: boolean,
): Promise<ComparedItem[]> {
  const behind = 'after' in range ? sql`and i.item_no > ${range.after}` : sql``;
  const last = COMPARED_TOGETHER;
  const { rows } = await sql<ItemRow>`
    select i.item_no as "itemNo", i.result, to_jsonb(i.line_nos[1:${sql.lit(last)}]) as "lineNos",
      cardinality(i.line_nos) as "lineCount", jsonb_array_length(i.row_list) as "rowCount",
      jsonb_path_query_array(i.row_list, ${sql.lit(`$[0 to ${last - 1}]`)}) as "rowList",
      i.bill_amount as "billAmount", i.record_amount as "recordAmount", i.differ_fields as "differList",
      i.wrong_list as "wrongList"
    from ${itemsOf(found, filter)} ${behind}
    order by i.item_no limit ${range.limit} offset ${'offset' in range ? range.offset : 0}`.execute(db);
  const lines = await linesByNo(
    db,
    rows.flatMap(({ lineNos }) => lineNos),
    mayDispute,
  );
  const byNo = new Map(lines.map((line) => [line.lineNo, line]));
  return rows.map(({ lineNos, ...item }) => ({
    ...item,
    lineList: lineNos.flatMap((lineNo) => byNo.get(lineNo) ?? []),
  }));
}
