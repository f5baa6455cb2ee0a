import type * as v from 'valibot';
import { hasBeginningOf, TAX, type TaxMethod } from '../../../../src/protocol/tax/methods';
import { plainLine } from '../../../../src/protocol/plain-line';
import { IDEMPOTENCY_HEADER, REFUSED_STATUS, Refusal, type Method } from '../../../../src/protocol/service';
import {
  checkedAnswer,
  createServiceClient,
  ServiceFailure,
  type ServiceAnswer,
  type ServiceSettings,
} from '../../server/service/service-client';
import { observeOutgoing } from '../../server/metrics/outgoing';
import {
  TaxPending,
  TaxRefusal,
  type TaxDocument,
  type TaxFile,
  type TaxPort,
  type TaxRequest,
} from './port';

const NAME = 'the tax service';
const NO_REASON = '开票服务未说明原因';
const MOST_JSON_BYTES = 64 * 1024;
/** Files of invoices have some 100 kB. */
const MOST_FILE_BYTES = 5 * 1024 * 1024;

type Answer<M extends TaxMethod> = v.InferOutput<(typeof TAX)[M]['answer']>;
type Request<M extends TaxMethod> = v.InferOutput<(typeof TAX)[M]['request']>;

/** A service behind `TAX_URL` that issues invoices. */
export function createHttpTaxPort(settings: ServiceSettings): TaxPort {
  const client = createServiceClient(NAME, settings);

  async function send<M extends TaxMethod>(
    name: M,
    request: Request<M>,
    mostBytes: number,
  ): Promise<ServiceAnswer> {
    const { path, keyOf } = TAX[name] as Method;
    const changes = keyOf !== undefined;
    const headers = changes ? { [IDEMPOTENCY_HEADER]: keyOf(request) } : {};
    const answered = await observeOutgoing(
      'tax',
      client.send({ path, body: request, headers, changes, mostBytes }),
    );
    if (answered.status === REFUSED_STATUS)
      throw new TaxRefusal(plainLine(checkedAnswer(NAME, { path }, Refusal, answered).reason) || NO_REASON);
    if (answered.status !== 200)
      throw new ServiceFailure('status', `${NAME} answered ${path} with HTTP ${answered.status}`);
    return answered;
  }

  async function ask<M extends Exclude<TaxMethod, 'file'>>(name: M, request: Request<M>): Promise<Answer<M>> {
    const { path, answer } = TAX[name];
    return checkedAnswer(NAME, { path }, answer, await send(name, request, MOST_JSON_BYTES)) as Answer<M>;
  }

  async function fetchFile(taxInvoiceNo: string, fileType: TaxFile['fileType']): Promise<TaxFile> {
    try {
      const { type, content } = await send('file', { taxInvoiceNo, fileType }, MOST_FILE_BYTES);
      if (type.split(';')[0]?.trim() !== fileType || !hasBeginningOf(fileType, content))
        throw new ServiceFailure('broken', `${NAME} answered file with another type than ${fileType}`);
      return { fileType, content };
    } catch (error) {
      // the invoice exists, so a refused file must not end it as refused
      if (error instanceof TaxRefusal)
        throw new ServiceFailure('status', `${NAME} has no file of ${fileType}`, { cause: error });
      throw error;
    }
  }

  /** Throws TaxPending. */
  async function documentOf(answer: Answer<'issue'>): Promise<TaxDocument> {
    if (answer.state === 'pending') throw new TaxPending();
    const { taxInvoiceNo, fileTypes } = answer;
    const files: TaxFile[] = [];
    for (const fileType of fileTypes) files.push(await fetchFile(taxInvoiceNo, fileType));
    return { taxInvoiceNo, files };
  }

  /** A pending request is looked up; one that the service does not know is sent again under its number. */
  async function decide(
    of: 'issue' | 'reverse',
    { requestNo, isPending = false }: TaxRequest,
    again: () => Promise<Answer<'issue'>>,
  ): Promise<Answer<'issue'>> {
    const known = isPending ? await ask('state', { requestNo, of }) : undefined;
    return known === undefined || known.state === 'unknown' ? again() : known;
  }

  /** A red invoice with the number of the one that it reverses is none: the outcome is unknown. */
  function asRed(answer: Answer<'reverse'>, reversed: string): Answer<'reverse'> {
    if (answer.state === 'issued' && answer.taxInvoiceNo === reversed)
      throw new ServiceFailure('broken', `${NAME} answered reverse with the number of the reversed invoice`);
    return answer;
  }

  return {
    issue: async (request) =>
      documentOf(await decide('issue', request, () => ask('issue', applicationOf(request)))),
    async reverse(request) {
      const { taxInvoiceNo, reason } = request;
      const reversal = { ...applicationOf(request), taxInvoiceNo, reason };
      return documentOf(
        asRed(await decide('reverse', request, () => ask('reverse', reversal)), taxInvoiceNo),
      );
    },
  };
}

function applicationOf(request: TaxRequest): Request<'issue'> {
  const { requestNo, invoiceType, buyer, amount, taxRate, taxAmount, itemCount, remark, itinerary } = request;
  const sums = { amount, taxRate, taxAmount, itemCount };
  return { requestNo, invoiceType, buyer, ...sums, remark, ...(itinerary && { itinerary }) };
}
