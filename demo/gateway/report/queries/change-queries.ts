import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import {
  PRODUCTS,
  type FactKind,
  type Product,
  type queryReportChange,
  type ReportBasis,
  type ReportFilter,
} from '../../../../src/contract/report/report';
import { explainChange, type ProductSpend } from '../../../../src/domain/report/explain-change';
import type { SpendCell } from '../../../../src/domain/report/unit-effects';
import type { Database } from '../../db/database';
import { atOneMoment } from '../../db/transaction';
import { isInFilter, isWithinScope, type ReportScope } from './scope';

type ReportChangeQuery = ParsedBodyOf<typeof queryReportChange>;

/** Column of the day that facts count on, by the date basis. */
export const DAY_COLUMNS = {
  booked: 'f.booked_on',
  issued: 'f.issued_on',
  used: 'f.used_on',
} as const satisfies Record<ReportBasis, string>;

/** Net spend of two periods within a scope, and the components of their difference. */
export async function changeOfSpend(
  db: Database,
  scope: ReportScope,
  asked: ReportChangeQuery,
): Promise<ResultOf<typeof queryReportChange>> {
  const { comparedBeginDate: beginDate, comparedEndDate: endDate } = asked;
  const [now, before] = await atOneMoment(db, async (moment) => [
    await spendOf(moment, scope, asked),
    await spendOf(moment, scope, { ...asked, beginDate, endDate }),
  ]);
  const { products, ...whole } = explainChange(before, now);
  return { ...whole, productList: [...products] };
}

type Row = SpendCell & { product: Product; kind: FactKind; changeFee: number };

async function spendOf(db: Database, scope: ReportScope, filter: ReportFilter): Promise<ProductSpend[]> {
  const wanted = await isInFilter(db, scope, filter, sql.ref(DAY_COLUMNS[filter.basis]));
  const { rows } = await sql<Row>`
    select f.product, f.kind, f.route, f.class1 + 2 * f.class2 + 3 * f.class3 as "classRank",
      f.lead1 + 3 * f.lead3 + 7 * f.lead7 + 14 * f.lead14 as lead, f.is_within as "isWithin",
      sum(f.bookings)::bigint as count, sum(f.quantity)::bigint as quantity, sum(f.amount)::bigint as amount,
      sum(f.taxes + f.service_fee)::bigint as fees, sum(f.change_fee)::bigint as "changeFee"
    from travel_fact f where ${isWithinScope(scope)} and ${wanted}
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  return PRODUCTS.flatMap((product) => {
    const some = rows.filter((row) => row.product === product);
    return some.length === 0 ? [] : [spendOn(product, some)];
  });
}

/** The amount of a used ticket includes the fees of its changes, which are not part of its price. */
function spendOn(product: Product, rows: readonly Row[]): ProductSpend {
  const of = (...kinds: FactKind[]) => rows.filter(({ kind }) => kinds.includes(kind));
  const bought = of('bought', 'used');
  return {
    product,
    cells: bought.map((row) => ({ ...row, amount: row.amount - row.changeFee })),
    changes:
      of('changed').reduce((sum, { amount }) => sum + amount, 0) +
      bought.reduce((sum, { changeFee }) => sum + changeFee, 0),
    refunds: of('refunded').reduce((sum, { amount }) => sum + amount, 0),
  };
}
