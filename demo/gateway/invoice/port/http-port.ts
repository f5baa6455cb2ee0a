import type * as v from 'valibot';
import { hasBeginningOf, TAX, type TaxMethod } from '../../../../src/protocol/tax/methods';
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
      throw new TaxRefusal(checkedAnswer(NAME, { path }, Refusal, answered).reason);
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
  ): Promise<TaxDocument> {
    const known = isPending ? await ask('state', { requestNo, of }) : undefined;
    return documentOf(known === undefined || known.state === 'unknown' ? await again() : known);
  }

  return {
    issue: (request) => decide('issue', request, () => ask('issue', applicationOf(request))),
    reverse: (request) =>
      decide('reverse', request, () => {
        const { taxInvoiceNo, reason } = request;
        return ask('reverse', { ...applicationOf(request), taxInvoiceNo, reason });
      }),
  };
}

function applicationOf(request: TaxRequest): Request<'issue'> {
  const { requestNo, invoiceType, buyer, amount, taxRate, taxAmount, itemCount, remark, itinerary } = request;
  const sums = { amount, taxRate, taxAmount, itemCount };
  return { requestNo, invoiceType, buyer, ...sums, remark, ...(itinerary && { itinerary }) };
}
