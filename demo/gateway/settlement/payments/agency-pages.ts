import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { STATEMENT_COLUMNS } from '../../../../src/domain/settlement/remittance-statement';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { failure, refusal, successAround } from '../../server/http/envelope';
import { Fault } from '../../server/http/fault';
import { answerJson, sendFresh, serveAssets } from '../../server/pages/developer-pages';
import { createFairQueue } from '../../server/limits/fair-queue';
import { statementsPage } from './agency-html';
import { findAgencyReceipts, findPayableBills } from './agency-queries';
import { assignReceipt, dismissReceipt, reopenReceipt } from './by-hand';
import { takeStatement } from './import';
import { matchReceipts } from './match';
import { undoReceipt } from './undo';

export const STATEMENTS_PATH = '/developer/bank-statements';

const FILE_BYTES = 2 * 1024 * 1024;
/** Reading a file takes much memory, so files are read one at a time. */
const READ_LIMITS = { atOnce: 1, perPerson: 1, waiting: 4, waitMs: 20_000 };

// no text of the database can hold a NUL character
const text = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), v.excludes('\0'));
const ByHand = {
  receiptNo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
  by: text(30),
};
const Assign = v.object({ ...ByHand, bill: text(40) });
const Dismiss = v.object({ ...ByHand, reason: text(200) });
const Undo = Dismiss;
const Reopen = v.object(ByHand);
const Import = v.object({ by: text(30), fileName: text(200) });

/**
 * Mounts the agency's side of payments for trying out the portal: it imports bank statements and assigns receipts by
 * hand that do not match by themselves. Like all developer pages it has no login of its own and is never mounted in
 * production.
 */
export function mountStatementPages(app: FastifyInstance, db: Database, clock: () => Date): void {
  const takeTurn = createFairQueue(READ_LIMITS, () => new Fault('tooManyRequests'));

  app.get(STATEMENTS_PATH, async (_request, reply) => {
    const open = await findAgencyReceipts(db, 'open');
    const over = await findAgencyReceipts(db, 'over');
    const bills = await findPayableBills(db, clock());
    return sendFresh(reply, statementsPage(STATEMENTS_PATH, { open, over, bills }));
  });

  app.get(`${STATEMENTS_PATH}/template.csv`, (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent('银行对账单模板.csv')}`,
      )
      .send(
        `\uFEFF${Object.values(STATEMENT_COLUMNS)
          .map(([name]) => name)
          .join(',')}\r\n`,
      ),
  );

  serveAssets(app, STATEMENTS_PATH, join(import.meta.dirname, 'agency'), ['agency.js', 'agency.css']);

  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: FILE_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.post(`${STATEMENTS_PATH}/import`, { bodyLimit: FILE_BYTES }, async (request, reply) => {
    void reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    const query = v.safeParse(Import, request.query);
    if (!query.success || !Buffer.isBuffer(request.body)) return reply.code(400).send(failure(400));
    try {
      const end = await takeTurn('agency');
      try {
        const taken = await takeStatement(db, {
          ...query.output,
          bytes: request.body,
          now: clock(),
          log: request.log,
        });
        return successAround(
          JSON.stringify({ ...taken, ...('added' in taken && { said: importSummaryOf(taken) }) }),
        );
      } finally {
        end();
      }
    } catch (error) {
      if (error instanceof Fault) return refusal(error);
      throw error;
    }
  });

  app.post(`${STATEMENTS_PATH}/rematch`, (request, reply) =>
    answerJson(request, reply, v.object({}), async () => {
      await matchReceipts({ db, now: clock(), log: request.log });
      return { said: '已重新匹配。' };
    }),
  );
  app.post(`${STATEMENTS_PATH}/assign`, (request, reply) =>
    answerJson(request, reply, Assign, async (hand) => {
      await inTransaction(db, (tx) => assignReceipt(tx, { ...hand, now: clock() }));
      return { said: '已认领。' };
    }),
  );
  app.post(`${STATEMENTS_PATH}/dismiss`, (request, reply) =>
    answerJson(request, reply, Dismiss, async (hand) => {
      await inTransaction(db, (tx) => dismissReceipt(tx, { ...hand, now: clock() }));
      return { said: '已标记为非账单款。' };
    }),
  );
  app.post(`${STATEMENTS_PATH}/undo`, (request, reply) =>
    answerJson(request, reply, Undo, async (hand) => {
      await inTransaction(db, (tx) => undoReceipt(tx, { ...hand, now: clock() }));
      return { said: '已撤销入账，该到账恢复为待认领。' };
    }),
  );
  app.post(`${STATEMENTS_PATH}/reopen`, (request, reply) =>
    answerJson(request, reply, Reopen, async (hand) => {
      await inTransaction(db, (tx) => reopenReceipt(tx, { ...hand, now: clock() }));
      return { said: '已恢复为待认领。' };
    }),
  );
}

const importSummaryOf = ({
  added,
  booked,
  known,
}: {
  added: number;
  booked: number;
  known: number;
}): string =>
  `已导入 ${added} 笔，其中 ${booked} 笔已匹配入账，${added - booked} 笔待认领${known === 0 ? '' : `；另有 ${known} 笔此前已导入过`}。`;
