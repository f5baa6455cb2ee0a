import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { TAX } from '../../../../src/protocol/tax/methods';
import { buildService, Refused, serve } from '../../server/service/serve';
import type { TaxDocument, TaxPort } from './port';

interface ServedTax {
  port: TaxPort;
  token: string;
  clock(): Date;
  /** Number of times that a request is answered as pending before its outcome. */
  pendingAnswers?: number;
  logger?: FastifyServerOptions['logger'];
}

/** Requests whose documents are kept for `state` and `file`; a repeated request brings an older one back. */
const KEPT = 1000;

/** Serves a tax port by the protocol. The embedded one derives numbers from the request, so they survive a restart. */
export function serveTax({
  port,
  token,
  clock,
  pendingAnswers = 0,
  logger = false,
}: ServedTax): FastifyInstance {
  const outcomes = new Map<string, { document: TaxDocument; pending: number }>();

  async function outcomeOf(key: string, make: () => Promise<TaxDocument>) {
    const known = outcomes.get(key);
    const outcome = known ?? { document: await make(), pending: pendingAnswers };
    if (known === undefined) outcomes.set(key, outcome);
    const [oldest = ''] = outcomes.keys();
    if (outcomes.size > KEPT) outcomes.delete(oldest);
    return answerOf(outcome);
  }
  const requestOf = <R extends { itinerary?: object }>(request: R) => ({
    ...request,
    itinerary: request.itinerary as Required<R>['itinerary'] | undefined,
    now: clock(),
  });

  return buildService({
    token,
    logger,
    methods: [
      serve(TAX.issue, (request) =>
        outcomeOf(`issue-${request.requestNo}`, () => port.issue(requestOf(request))),
      ),
      serve(TAX.reverse, (request) =>
        outcomeOf(`reverse-${request.requestNo}`, async () => {
          const { taxInvoiceNo } = await port.issue(requestOf(request));
          // the year leads the number
          if (taxInvoiceNo.slice(2) !== request.taxInvoiceNo.slice(2)) throw new Refused('没有该发票');
          return port.reverse(requestOf(request));
        }),
      ),
      serve(TAX.state, async ({ requestNo, of }) => {
        const outcome = outcomes.get(`${of}-${requestNo}`);
        return outcome === undefined ? { state: 'unknown' as const } : answerOf(outcome);
      }),
      serve(TAX.file, async ({ taxInvoiceNo, fileType }) => {
        const document = [...outcomes.values()].find((one) => one.document.taxInvoiceNo === taxInvoiceNo);
        const file = document?.document.files.find((one) => one.fileType === fileType);
        if (file === undefined) throw new Refused('没有该文件');
        return { type: fileType, content: file.content };
      }),
    ],
  });
}

function answerOf(outcome: { document: TaxDocument; pending: number }) {
  if (outcome.pending > 0) {
    outcome.pending -= 1;
    return { state: 'pending' as const };
  }
  const { taxInvoiceNo, files } = outcome.document;
  return { state: 'issued' as const, taxInvoiceNo, fileTypes: files.map(({ fileType }) => fileType) };
}
