import type { InferOutput } from 'valibot';
import { ServiceCheck, type CheckedService, type CheckReport } from '../check-supplier/service';
import { hasBeginningOf, TAX } from '../protocol/tax/methods';

export interface TaxCheck extends CheckedService {
  /** Also issues and reverses an invoice, on a test system. */
  issues: boolean;
  /** Number of this run's application. */
  requestNo: string;
  /** Waits between two questions for a pending invoice. */
  pause(ms: number): Promise<unknown>;
}

type Answer = InferOutput<(typeof TAX)['issue']['answer']>;
type Issued = Extract<Answer, { state: 'issued' }>;

/** Questions for a pending invoice: five minutes. */
const QUESTIONS = 60;
const PAUSE_MS = 5000;
const MOST_FILE_BYTES = 5 * 1024 * 1024;

/** Holds a tax service against the protocol. */
export async function checkTax({ issues, requestNo, pause, ...service }: TaxCheck): Promise<CheckReport> {
  const check = new ServiceCheck(service);
  const never = { requestNo: `${requestNo}-never`, of: 'issue' } as const;
  if (!(await check.expectToken(TAX.state, never))) return check.report;
  const unknown = await check.ask(TAX.state, never);
  check.expect(
    unknown?.state === 'unknown',
    TAX.state,
    'answer.state',
    'is unknown for a request never sent',
  );
  await check.expectRefusal(
    TAX.file,
    { taxInvoiceNo: '00000000000000000000', fileType: 'application/pdf' },
    'the file of an unknown invoice',
  );
  if (!issues) return check.report;

  /** Repeats the question while the invoice is pending. */
  async function outcomeOf(of: 'issue' | 'reverse', first: Answer | undefined): Promise<Issued | undefined> {
    let answer: { state: string } | undefined = first;
    for (let i = 0; i < QUESTIONS && answer?.state === 'pending'; i += 1) {
      await pause(PAUSE_MS);
      answer = await check.ask(TAX.state, { requestNo, of });
    }
    check.expect(answer?.state === 'issued', TAX[of], 'answer.state', 'is issued within five minutes');
    return answer?.state === 'issued' ? (answer as Issued) : undefined;
  }
  const application = applicationOf(requestNo);
  const issued = await outcomeOf('issue', await check.ask(TAX.issue, application));
  if (issued === undefined) return check.report;
  const again = await outcomeOf('issue', await check.ask(TAX.issue, application));
  const isSame = again?.taxInvoiceNo === issued.taxInvoiceNo;
  check.expect(isSame, TAX.issue, 'answer.taxInvoiceNo', 'is the same for the same request');
  await checkFiles(check, issued);

  const { taxInvoiceNo } = issued;
  const strange = { ...application, requestNo: `${requestNo}-x`, taxInvoiceNo: '00000000000000000000' };
  await check.expectRefusal(
    TAX.reverse,
    { ...strange, reason: '测试' },
    'the reversal of an unknown invoice',
  );
  const reversal = { ...application, taxInvoiceNo, reason: '测试' };
  const red = await outcomeOf('reverse', await check.ask(TAX.reverse, reversal));
  if (red === undefined) return check.report;
  const redAgain = await outcomeOf('reverse', await check.ask(TAX.reverse, reversal));
  const isSameRed = redAgain?.taxInvoiceNo === red.taxInvoiceNo;
  check.expect(isSameRed, TAX.reverse, 'answer.taxInvoiceNo', 'is the same for the same request');
  check.expect(
    red.taxInvoiceNo !== taxInvoiceNo,
    TAX.reverse,
    'answer.taxInvoiceNo',
    'is a number of its own',
  );
  await checkFiles(check, red);
  return check.report;
}

async function checkFiles(check: ServiceCheck, { taxInvoiceNo, fileTypes }: Issued): Promise<void> {
  for (const fileType of fileTypes) {
    const answered = await check.send(TAX.file, { taxInvoiceNo, fileType });
    if (answered === undefined) continue;
    const { status, type, content } = answered;
    if (!check.expect(status === 200, TAX.file, 'status', `answers HTTP 200, not ${status}`)) continue;
    check.expect(type.split(';')[0]?.trim() === fileType, TAX.file, 'content-type', `is ${fileType}`);
    check.expect(hasBeginningOf(fileType, content), TAX.file, 'answer', `begins like ${fileType}`);
    check.expect(content.length <= MOST_FILE_BYTES, TAX.file, 'answer', 'has 5 MB at most');
  }
}

const applicationOf = (requestNo: string) => ({
  requestNo,
  invoiceType: 'ordinary' as const,
  buyer: {
    name: '测试企业有限公司',
    taxNo: '91110105MA00000012',
    address: '',
    phone: '',
    bankName: '',
    bankAccount: '',
  },
  amount: 10_600,
  taxRate: 6,
  taxAmount: 600,
  itemCount: 1,
  remark: '接口测试',
});
