import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { ZipFile } from 'yazl';
import { openServer } from '../../../demo/gateway/db/database';
import { makeExport } from '../../../demo/gateway/download/make';
import { addJob } from '../../../demo/gateway/server/jobs/queries';
import { runNextJob } from '../../../demo/gateway/server/jobs/run';
import { createFolderStore } from '../../../demo/gateway/files/folder-store';
import type { ExportFormat } from '../../../src/contract/download/download';

export interface Making {
  by: 'gateway' | 'cursor';
  url: string;
  format: ExportFormat;
  enterpriseNum: string;
  staffNo: string;
  /** First day of booking. */
  since: string;
}

export interface Made {
  rows: number;
  ms: number;
  fileBytes: number;
  /** Largest memory beyond the process's initial one; 0 when not measured. */
  heldBytes: number;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-export-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

process.once('message', (making: Making) => {
  void answer(making);
});

/** Bytes in use, without garbage. Measured only in untimed runs (`--expose-gc`). */
function held(): number {
  if (!globalThis.gc) return 0;
  // twice: objects found unused by the first collection are counted until the second begins
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function answer(making: Making): Promise<void> {
  const before = held();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, held())), 100);
  const made = await (making.by === 'gateway' ? byGateway(making) : byCursor(making));
  clearInterval(watch);
  process.send?.({ ...made, heldBytes: peak - before } satisfies Made, () => process.exit());
}

/** Exports like the gateway, from the pending job to the stored file. */
async function byGateway({ url, format, enterpriseNum, staffNo, since }: Making) {
  const onError = (error: unknown) => console.error(error);
  const { db } = openServer(url, { onError });
  const now = new Date();
  const exportNo = `E${'0'.repeat(32)}`;
  await db.deleteFrom('export_job').execute();
  await db
    .insertInto('export_job')
    .values({
      export_no: exportNo,
      enterprise_num: enterpriseNum,
      staff_no: staffNo,
      kind: 'order',
      format,
      query: JSON.stringify({ scope: 'managed', beginDate: since }),
      file_name: `orders.${format}`,
      asked_at: now,
    })
    .execute();
  await addJob(db, makeExport, exportNo, now);
  const begun = performance.now();
  await runNextJob(makeExport, { db, now, deps: { files: createFolderStore(folder) } });
  const ms = performance.now() - begun;
  const job = await db
    .selectFrom('export_job')
    .select(['export_state', 'rows_done', 'file_size'])
    .executeTakeFirstOrThrow();
  if (job.export_state !== 'done') throw new Error(`The export is ${job.export_state}`);
  return { rows: job.rows_done, ms, fileBytes: job.file_size };
}

interface Row {
  order_no: string;
  order_status: string;
  pnr: string;
  flights: { flightNo: string; depCityName: string; arrCityName: string; takeOffTime: string }[];
  passenger_names: string[];
  booker_name: string;
  dept_name: string;
  total_amount: number;
  pay_type: number | null;
  sub_pay_type: number | null;
  commission_type: number;
  created_at: Date;
}

const FETCHED = 1000;
const HEAD =
  '订单号,状态,PNR,行程,航班号,起飞时间,乘机人,预订人,部门,金额,支付方式,委托类型,预订时间,支付渠道'.split(
    ',',
  );

/** Cursor over the same rows, whose columns are written unchanged. */
async function byCursor({ url, format, enterpriseNum, since }: Making) {
  const client = new Client(url);
  await client.connect();
  let rows = 0;
  async function* cells(): AsyncGenerator<string[]> {
    yield HEAD;
    await client.query('begin');
    await client.query(
      `declare found no scroll cursor for select order_no, order_status, pnr, flights, passenger_names, booker_name,
        dept_name, total_amount, pay_type, sub_pay_type, commission_type, created_at from flight_order
        where enterprise_num = '${enterpriseNum}' and created_at >= '${since}T00:00+08:00'
        order by created_at desc, order_no desc`,
    );
    for (;;) {
      const page = await client.query<Row>(`fetch ${FETCHED} from found`);
      for (const row of page.rows) yield cellsOf(row);
      rows += page.rows.length;
      if (page.rows.length < FETCHED) return;
    }
  }
  const path = join(folder, `plain.${format}`);
  const begun = performance.now();
  const content = format === 'csv' ? Readable.from(csvLines(cells())) : zipped(cells());
  await pipeline(content, createWriteStream(path, { flush: true }));
  return { rows, ms: performance.now() - begun, fileBytes: statSync(path).size };
}

const cellsOf = (row: Row): string[] => [
  row.order_no,
  row.order_status,
  row.pnr,
  row.flights.map(({ depCityName, arrCityName }) => `${depCityName}–${arrCityName}`).join('；'),
  row.flights.map(({ flightNo }) => flightNo).join('；'),
  row.flights.map(({ takeOffTime }) => takeOffTime).join('；'),
  row.passenger_names.join('、'),
  row.booker_name,
  row.dept_name,
  String(row.total_amount),
  String(row.pay_type),
  String(row.commission_type),
  row.created_at.toISOString(),
  String(row.sub_pay_type),
];

/** Joins a hundred rows each, because single writes cost more than their content. */
async function* joined(rows: AsyncIterable<string[]>, line: (cells: string[]) => string) {
  let [text, count] = ['', 0];
  for await (const cells of rows) {
    text += line(cells);
    count += 1;
    if (count % 100 > 0) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

const csvLines = (rows: AsyncIterable<string[]>) => joined(rows, (cells) => `${cells.join(',')}\r\n`);

function zipped(rows: AsyncIterable<string[]>): Readable {
  const zip = new ZipFile();
  const xml = joined(
    rows,
    (cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
  );
  zip.addReadStream(Readable.from(xml, { objectMode: false }), 'xl/worksheets/sheet1.xml');
  zip.end();
  return zip.outputStream as Readable;
}
