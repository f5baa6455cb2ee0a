import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { DISPUTE_TEXT, DisputeNo } from '../../../../src/contract/settlement/disputes';
import { LineNo } from '../../../../src/contract/settlement/bills';
import { fenOf } from '../../../../src/domain/money/money';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { failure } from '../../server/http/envelope';
import { answerJson, sendFresh, serveAssets } from '../../server/pages/developer-pages';
import { disputePage, listPage } from './agency-html';
import { answerDispute, decideDispute } from './decide';
import { findClaims, findDisputes, findMessages } from './dispute-queries';
import { linesByNo } from '../lines/line-queries';

export const AGENCY_PATH = '/developer/settlement';
const SHOWN = 50;

const Content = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(DISPUTE_TEXT),
  // no text of the database can hold a NUL character
  v.excludes('\0'),
);
const Answer = v.object({ disputeNo: DisputeNo, content: Content });
/** Yuan as typed. An empty field means that nothing is accepted. */
const Accepted = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === '' ? 0 : fenOf(text))),
  v.number(),
);
const Decision = v.object({
  ...Answer.entries,
  acceptedList: v.pipe(v.array(v.object({ lineNo: LineNo, accepted: Accepted })), v.maxLength(100)),
});

/**
 * Mounts the agency's side of disputes for trying out the portal: it answers a dispute and accepts or refuses the claim
 * of each line. Like all developer pages it has no login of its own and is never mounted in production.
 */
export function mountAgencyPages(app: FastifyInstance, db: Database, clock: () => Date): void {
  app.get(AGENCY_PATH, async (_request, reply) => {
    const open = await findDisputes(db, { enterpriseNum: null, states: ['open'], limit: SHOWN, offset: 0 });
    const ended = await findDisputes(db, {
      enterpriseNum: null,
      states: ['accepted', 'partlyAccepted', 'refused', 'withdrawn'],
      limit: SHOWN,
      offset: 0,
    });
    return sendFresh(reply, listPage(AGENCY_PATH, { open: open.disputes, ended: ended.disputes }));
  });

  app.get<{ Params: { disputeNo: string } }>(`${AGENCY_PATH}/disputes/:disputeNo`, async (request, reply) => {
    const { disputeNo } = request.params;
    const {
      disputes: [dispute],
    } = await findDisputes(db, { enterpriseNum: null, disputeNo, limit: 1, offset: 0 });
    if (dispute === undefined || disputeNo === '') return reply.code(404).send(failure(404));
    const claims = await findClaims(db, disputeNo);
    const lines = await linesByNo(
      db,
      claims.map(({ line_no }) => line_no),
    );
    const messages = await findMessages(db, disputeNo);
    return sendFresh(reply, disputePage(AGENCY_PATH, { dispute, claims, lines, messages }));
  });

  serveAssets(app, AGENCY_PATH, join(import.meta.dirname, 'agency'), ['agency.js', 'agency.css']);

  app.post(`${AGENCY_PATH}/answer`, (request, reply) =>
    answerJson(request, reply, Answer, async (body) => {
      await inTransaction(db, (tx) => answerDispute(tx, { ...body, now: clock() }));
      return {};
    }),
  );

  app.post(`${AGENCY_PATH}/decide`, (request, reply) =>
    answerJson(request, reply, Decision, async ({ acceptedList, ...body }) => {
      await inTransaction(db, (tx) =>
        decideDispute(tx, {
          ...body,
          acceptedList: acceptedList.map(({ lineNo, accepted }) => ({ lineNo, acceptedAmount: accepted })),
          now: clock(),
        }),
      );
      return {};
    }),
  );
}
