import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EXPORT_FORMATS } from '../../../src/contract/download/download';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { inTurn, type Figure } from '../measure';
import { askingOf } from './asking';
import type { Making, Made } from './export-child';
import { setUp, type Setting } from './setting';

/** So many orders that an administrator's enterprise has 100,000. */
const ORDERS = 200_000;
const ROWS = 100_000;
const ROUNDS = 3;
const LEAST_RATE = 0.5;
/** Largest growth of memory with ten times the rows: it must not depend on the file. */
const MOST_MEMORY = 2;

/**
 * Files of 100,000 rows, against a bare cursor that writes the same format; and their memory, against that of a tenth.
 */
export async function exports(): Promise<Figure[]> {
  const setting = await setUp(ORDERS);
  try {
    const { enterpriseNum, staffNo } = await askingOf(setting, 'admin');
    const since = await sinceOf(setting, enterpriseNum, ROWS);
    const few = await sinceOf(setting, enterpriseNum, ROWS / 10);
    const figures: Figure[] = [];
    for (const format of EXPORT_FORMATS) {
      const making = { url: setting.url, enterpriseNum, staffNo, format, since };
      figures.push(await rateOf(making), await memoryOf(making, few));
    }
    return figures;
  } finally {
    await setting.close();
  }
}

async function rateOf(making: Omit<Making, 'by'>): Promise<Figure> {
  const rate = async (by: Making['by']) => {
    const { rows, ms } = await make({ ...making, by });
    if (rows < ROWS) throw new Error(`A file of ${rows} rows only`);
    return rows / (ms / 1000);
  };
  const { ours, floor } = await inTurn(
    ROUNDS,
    () => rate('gateway'),
    () => rate('cursor'),
  );
  return {
    name: `exports: ${making.format} of 100,000 orders`,
    ratio: ours / floor,
    limit: { least: LEAST_RATE },
    detail: `${ours.toFixed(0)} rows/s against ${floor.toFixed(0)} of a bare cursor`,
  };
}

async function memoryOf(making: Omit<Making, 'by'>, few: string): Promise<Figure> {
  const options = ['--expose-gc'];
  const whole = await make({ ...making, by: 'gateway' }, options);
  const part = await make({ ...making, since: few, by: 'gateway' }, options);
  return {
    name: `exports: memory of ${making.format}`,
    ratio: whole.heldBytes / part.heldBytes,
    limit: { most: MOST_MEMORY },
    detail: `${megabytes(whole.heldBytes)} at most for ${whole.rows} rows, ${megabytes(part.heldBytes)} for ${part.rows}; the file has ${megabytes(whole.fileBytes)}`,
  };
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** Returns the day since which an enterprise has at least so many orders. */
async function sinceOf({ db }: Setting, enterpriseNum: string, rows: number): Promise<string> {
  const { created_at } = await db
    .selectFrom('flight_order')
    .select('created_at')
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('created_at', 'desc')
    .offset(rows - 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  return shanghaiDate(created_at);
}

/** Runs in a separate process, so that its memory is that of this file alone. */
function make(making: Making, options: readonly string[] = []): Promise<Made> {
  const child = fork(fileURLToPath(new URL('export-child.ts', import.meta.url)), {
    execArgv: [...options, '--import', 'tsx'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (made: Made) => resolve(made));
    child.once('exit', (code) => reject(new Error(`The file was not made: ${code}`)));
    child.send(making);
  });
}
