import { sql } from 'kysely';
import type { Database } from '../../../demo/gateway/db/database';
import { SUMS, sumsText } from '../../../demo/gateway/report/facts/facts';
import { sumFigures } from '../../../demo/gateway/report/queries/figure-queries';
import { rebuildDays } from '../../../demo/gateway/report/facts/rebuild';
import type { ReportScope } from '../../../demo/gateway/report/queries/scope';
import { PRODUCTS, type Grouping } from '../../../src/contract/report/report';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { ENTERPRISE, setUp, setUpEmbedded, type Setting } from '../approvals/setting';
import { inTurn, type Figure } from '../measure';
import { fillFacts } from './fill';

const STAFF = 20_000;
const ROUNDS = 5;

/** Simplest SQL key of each breakdown over the daily sums. */
const KEYS: Readonly<Partial<Record<Grouping, string>>> = {
  month: `to_char(day, 'YYYY-MM')`,
  department: 'dept_no',
  person: 'staff_no',
  route: 'route',
  carrier: 'carrier',
};

/** Times of reports over millions of bookings, against the simplest SQL for the same result. */
export const reports = async (): Promise<Figure[]> => measured(await setUp(STAFF), 1);

/** The same over a tenth of the bookings on the embedded database. */
export async function reportsEmbedded(): Promise<Figure[]> {
  const figures = await measured(await setUpEmbedded(STAFF / 10), 0.1);
  return figures.map((figure) => ({ ...figure, name: `${figure.name}, embedded` }));
}

async function measured({ db, close }: Setting, part: number): Promise<Figure[]> {
  try {
    const count = await fillFacts(db, ENTERPRISE, part);
    const figures = [await rebuilding(db, count)];
    await sql`vacuum analyze travel_day`.execute(db);
    for (const groupBy of ['none', ...Object.keys(KEYS)] as Grouping[])
      figures.push(await breakdown(db, groupBy));
    return figures;
  } finally {
    await close();
  }
}

/** Summing all facts anew, against a single statement. */
async function rebuilding(db: Database, count: number): Promise<Figure> {
  await sql.raw(`create table floor_day as ${sumsText('travel_fact')} limit 0`).execute(db);
  const times = await inTurn(
    1,
    () => timed(() => rebuildDays(db)),
    () =>
      timed(() =>
        db.transaction().execute(async (tx) => {
          await sql`set local statement_timeout = 0`.execute(tx);
          await sql`truncate floor_day`.execute(tx);
          await sql.raw(`insert into floor_day ${sumsText('travel_fact')}`).execute(tx);
        }),
      ),
  );
  return figureOf(`sums of ${count} bookings anew`, times, 3);
}

/** Breakdown of a year of the whole enterprise. */
async function breakdown(db: Database, groupBy: Grouping): Promise<Figure> {
  const today = shanghaiDate(new Date());
  const period = { beginDate: addDays(today, -364), endDate: today };
  const scope: ReportScope = { enterpriseNum: ENTERPRISE, isWhole: true, staffNos: [], deptNos: [] };
  const asked = {
    ...period,
    products: [...PRODUCTS],
    basis: 'booked' as const,
    deptNOList: [],
    deptAloneNOList: [],
    staffNOList: [],
    costCenterNOList: [],
    accountingEntityNOList: [],
    routeList: [],
    carrierList: [],
    groupBy,
    sortBy: 'amount' as const,
    rowLimit: 100,
  };
  const key = KEYS[groupBy];
  const sums = SUMS.map((sum) => `sum(${sum})::bigint as ${sum}`).join(', ');
  const where = `enterprise_num = '${ENTERPRISE}' and basis = 'booked' and day between '${period.beginDate}' and '${period.endDate}'`;
  const plain = key
    ? `select ${key} as key, ${sums} from travel_day where ${where} group by 1 order by amount desc limit 100`
    : `select ${sums} from travel_day where ${where}`;
  const times = await inTurn(
    ROUNDS,
    () => timed(() => sumFigures(db, scope, asked)),
    () => timed(() => sql.raw(plain).execute(db)),
  );
  return figureOf(`a year by ${groupBy}`, times, 2);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const figureOf = (name: string, { ours, floor }: { ours: number; floor: number }, most: number): Figure => ({
  name,
  ratio: ours / floor,
  limit: { most },
  detail: `${ours.toFixed(0)} ms, plain SQL ${floor.toFixed(0)} ms`,
});
