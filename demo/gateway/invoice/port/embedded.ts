import { createHash } from 'node:crypto';
import { shanghaiDateTime } from '../../../../src/domain/shanghai-time';
import type { TaxDocument, TaxPort, TaxRequest } from './port';
import { samplePdf } from './pdf-sheet';
import type { Sample } from './sample';
import { invoiceXml } from './xml';

/**
 * Issues samples in PDF and XML. Their numbers derive from the request, so that the same request gives the same number.
 * There is no OFD, which needs the seal of a tax authority.
 */
export const embeddedTaxPort: TaxPort = {
  issue: (request) => documentOf(request),
  reverse: ({ taxInvoiceNo, reason, ...request }) => documentOf(request, { taxInvoiceNo, reason }),
};

async function documentOf(request: TaxRequest, red?: Sample['red']): Promise<TaxDocument> {
  const sign = red === undefined ? 1 : -1;
  const sample: Sample = {
    ...request,
    amount: sign * request.amount,
    taxAmount: sign * request.taxAmount,
    itemCount: sign * request.itemCount,
    itinerary: request.itinerary && {
      ...request.itinerary,
      fare: sign * request.itinerary.fare,
      fuel: sign * request.itinerary.fuel,
      fund: sign * request.itinerary.fund,
    },
    taxInvoiceNo: numberOf(`${red === undefined ? 'blue' : 'red'} ${request.requestNo}`, request.now),
    issuedAt: shanghaiDateTime(request.now),
    red,
  };
  return {
    taxInvoiceNo: sample.taxInvoiceNo,
    files: [
      { fileType: 'application/pdf', content: await samplePdf(sample) },
      { fileType: 'application/xml', content: Buffer.from(invoiceXml(sample)) },
    ],
  };
}

/** Year, region (99: none), channel, fifteen digits. */
function numberOf(request: string, now: Date): string {
  const hash = createHash('sha256').update(request).digest();
  const serial = hash.readBigUInt64BE() % 10n ** 15n;
  return `${shanghaiDateTime(now).slice(2, 4)}990${String(serial).padStart(15, '0')}`;
}
