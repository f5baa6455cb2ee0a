import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { readConfig } from '../../../demo/gateway/server/config';
import { ServiceFailure } from '../../../demo/gateway/server/service/service-client';
import { embeddedTaxPort } from '../../../demo/gateway/invoice/port/embedded';
import { createHttpTaxPort } from '../../../demo/gateway/invoice/port/http-port';
import {
  TaxPending,
  TaxRefusal,
  type TaxPort,
  type TaxRequest,
} from '../../../demo/gateway/invoice/port/port';
import { serveTax } from '../../../demo/gateway/invoice/port/serve-tax';
import { exitCodeOf, reportText } from '../../../src/check-supplier/service';
import { checkTax } from '../../../src/check-tax/check';
import { NOW } from '../../support/gateway/process/test-database';
import { listen, type Manner, type ServedService } from '../../support/gateway/services/served';

const TOKEN = 'token-of-the-tax-service';
const REQUEST: TaxRequest = {
  requestNo: 'FP261120123456789012',
  invoiceType: 'special',
  buyer: {
    name: '华睿公司',
    taxNo: '91110105MA00000012',
    address: '',
    phone: '',
    bankName: '',
    bankAccount: '',
  },
  amount: 10_600,
  taxRate: 6,
  taxAmount: 600,
  itemCount: 2,
  remark: '',
  itinerary: undefined,
  now: NOW,
};

let service: ServedService;
let port: TaxPort;
beforeAll(async () => {
  service = await listen(
    serveTax({ port: embeddedTaxPort, token: TOKEN, clock: () => NOW, pendingAnswers: 1 }),
  );
  port = createHttpTaxPort({ url: service.url, token: TOKEN, timeoutMs: 5000 });
});
beforeEach(() => {
  service.asked.length = 0;
  service.plan.clear();
});
afterAll(() => service.close());

/** A tax service that answers all requests alike. */
async function answering(status: number, body: object) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: portNo } = server.address() as AddressInfo;
  const settings = { url: `http://127.0.0.1:${portNo}`, token: TOKEN, timeoutMs: 5000 };
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { asked, port: createHttpTaxPort(settings), close };
}

const outcomeOf = (request: Partial<TaxRequest>, patient = port): Promise<string> =>
  patient.issue({ ...REQUEST, ...request }).then(
    ({ taxInvoiceNo, files }) => `${taxInvoiceNo.length} digits, ${files.length} files`,
    (error: unknown) => {
      if (error instanceof TaxRefusal) return `refused: ${error.message}`;
      if (error instanceof TaxPending) return 'pending';
      return error instanceof ServiceFailure ? error.kind : String(error);
    },
  );

describe('a tax service over HTTP', () => {
  it('issues and reverses an invoice once, after it was pending, with its files', async () => {
    await assert.rejects(port.issue(REQUEST), TaxPending);
    const issued = await port.issue({ ...REQUEST, isPending: true });
    assert.deepEqual(service.asked, ['issue', 'state', 'file', 'file']);
    const expected = await embeddedTaxPort.issue(REQUEST);
    assert.equal(issued.taxInvoiceNo, expected.taxInvoiceNo);
    assert.deepEqual(
      issued.files.map(({ fileType, content }) => [fileType, content.length > 500]),
      expected.files.map(({ fileType }) => [fileType, true]),
    );
    assert.equal((await port.issue(REQUEST)).taxInvoiceNo, issued.taxInvoiceNo, 'a repetition is the same');

    const red = { ...REQUEST, taxInvoiceNo: issued.taxInvoiceNo, reason: '抬头有误' };
    await assert.rejects(port.reverse(red), TaxPending);
    const reversed = await port.reverse({ ...red, isPending: true });
    assert.notEqual(reversed.taxInvoiceNo, issued.taxInvoiceNo);
    const strange = { ...red, requestNo: 'FP2', taxInvoiceNo: '26990000000000000001' };
    await assert.rejects(port.reverse(strange), new TaxRefusal('没有该发票'));
  });

  it('takes a red invoice with the number of the reversed one for broken', async () => {
    const blue = '26990000000000000001';
    const issued = { state: 'issued', taxInvoiceNo: blue, fileTypes: ['application/pdf'] };
    const wrong = await answering(200, issued);
    const red = { ...REQUEST, taxInvoiceNo: blue, reason: '抬头有误' };
    for (const isPending of [false, true])
      await assert.rejects(
        wrong.port.reverse({ ...red, isPending }),
        (error) => error instanceof ServiceFailure && error.kind === 'broken',
      );
    assert.deepEqual(wrong.asked, ['/reverse', '/state'], 'and fetches no file of it');
    await wrong.close();
  });

  it('takes control characters out of the reason of a refusal', async () => {
    for (const [reason, told] of [
      ['税号\u0000有误\n\u007f', '税号 有误'],
      ['\u0000', '开票服务未说明原因'],
    ]) {
      const refusing = await answering(409, { refused: true, reason });
      assert.equal(await outcomeOf({}, refusing.port), `refused: ${told}`);
      await refusing.close();
    }
  });

  it('sends a pending request again that the service does not know any more', async () => {
    assert.equal(await outcomeOf({ requestNo: 'FP3', isPending: true }), 'pending');
    assert.deepEqual(service.asked, ['state', 'issue']);
  });

  const outcomes: [path: string, manners: Manner[], outcome: string][] = [
    ['issue', [409], 'refused: as planned'],
    ['issue', [500], 'status'],
    ['issue', [202], 'status'],
    ['issue', ['lostAfter'], 'lost'],
    ['issue', ['broken'], 'broken'],
    ['issue', ['silent'], 'late'],
    ['file', ['broken'], 'broken'],
    ['file', [409], 'status'],
    ['file', ['lostBefore'], '20 digits, 2 files'],
  ];
  for (const [at, [path, manners, outcome]] of outcomes.entries()) {
    it(`takes ${path} after ${manners.join(', ')} for ${outcome}`, async () => {
      const requestNo = `FP-${at}`;
      if (path === 'file') assert.equal(await outcomeOf({ requestNo }), 'pending');
      service.plan.set(path, [...manners]);
      const timeoutMs = manners.includes('silent') ? 60 : 5000;
      const patient = createHttpTaxPort({ url: service.url, token: TOKEN, timeoutMs });
      assert.equal(await outcomeOf({ requestNo }, patient), outcome);
    });
  }

  it('keeps the rules of check-tax, which names broken ones', async () => {
    const pause = () => Promise.resolve();
    const settings = { url: service.url, token: TOKEN, timeoutMs: 5000, issues: true, pause };
    const report = await checkTax({ ...settings, requestNo: 'check-1' });
    assert.deepEqual(report.breaches, []);
    assert.equal(exitCodeOf(report), 0);
    service.plan.set('file', [409, 'broken', 'broken']);
    const broken = await checkTax({ ...settings, requestNo: 'check-2' });
    assert.match(reportText(broken), /file: answer: begins like application\/pdf/);
    assert.equal(exitCodeOf(broken), 1);
  });

  it('is configured by an address and a token together', () => {
    const of = (given: Record<string, string>) => () => readConfig(given).gateway.taxService;
    assert.deepEqual(of({ TAX_URL: 'https://tax.example/', TAX_TOKEN: TOKEN })(), {
      url: 'https://tax.example',
      token: TOKEN,
      timeoutMs: 20_000,
    });
    assert.throws(of({ TAX_URL: 'https://tax.example' }), /required together/);
    assert.throws(of({ TAX_URL: 'http://tax.example', TAX_TOKEN: TOKEN }), /must begin with https/);
  });
});
