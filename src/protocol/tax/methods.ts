import * as v from 'valibot';
import { LocalDateTime } from '../../contract/flight-booking/booking';
import { DocumentType } from '../../contract/invoice/invoices';
import { AmountFen, Count, method, PriceFen, ShortText } from '../service';

/** Number of an application for an invoice. The service issues one invoice for it, and at most one red one. */
const RequestNo = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Number of a 数电票: 20 digits. */
export const TaxInvoiceNo = v.pipe(v.string(), v.regex(/^\d{20}$/));

export const FILE_TYPES = ['application/pdf', 'application/xml', 'application/ofd'] as const;
export const FileType = v.picklist(FILE_TYPES);

/** Ticket of a 电子行程单. Amounts are fen. */
export const Itinerary = v.object({
  ticketNo: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  travellerName: ShortText,
  /** City-city. */
  routeName: ShortText,
  flightNo: ShortText,
  carrierName: v.string(),
  cabinName: v.string(),
  /** Wall clock of the airport, YYYY-MM-DDTHH:mm. */
  takeOffTime: LocalDateTime,
  /** 票价. */
  fare: AmountFen,
  /** 燃油附加费. */
  fuel: AmountFen,
  /** 民航发展基金. */
  fund: AmountFen,
});

/** An application for an invoice. Amounts are fen. */
export const TaxApplication = v.object({
  requestNo: RequestNo,
  invoiceType: DocumentType,
  /** The title; fields that it does not have are empty. */
  buyer: v.object({
    name: ShortText,
    /** 统一社会信用代码. */
    taxNo: v.string(),
    address: v.string(),
    phone: v.string(),
    bankName: v.string(),
    bankAccount: v.string(),
  }),
  /** Amount including tax. */
  amount: PriceFen,
  /** Per cent; 0 for fares collected for an airline (差额征税). */
  taxRate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Tax contained in `amount`. */
  taxAmount: AmountFen,
  /** Number of fees on it. */
  itemCount: Count,
  remark: v.string(),
  /** Data of a 电子行程单; absent for the other types. */
  itinerary: v.exactOptional(Itinerary),
});

const Issued = v.object({
  state: v.literal('issued'),
  taxInvoiceNo: TaxInvoiceNo,
  /** Types of its files, each once. The gateway fetches all of them by `file`. */
  fileTypes: v.pipe(
    v.array(FileType),
    v.minLength(1),
    v.check((types) => new Set(types).size === types.length, 'has a type twice'),
  ),
});
/** It is still being worked on: the gateway asks again by `state`. */
const Pending = v.object({ state: v.literal('pending') });
/** The service has never received this request. */
const Unknown = v.object({ state: v.literal('unknown') });

/** The protocol between a gateway and the service that issues its invoices. */
export const TAX = {
  issue: method({
    path: 'issue',
    summary: 'Issues an invoice. A repeated request has the same outcome and issues no second one.',
    request: TaxApplication,
    answer: v.variant('state', [Issued, Pending]),
    keyOf: ({ requestNo }) => `issue-${requestNo}`,
  }),
  reverse: method({
    path: 'reverse',
    summary: 'Issues the red invoice of an issued one. A repeated request has the same outcome.',
    request: v.object({
      ...TaxApplication.entries,
      /** Number of the invoice to be reversed. */
      taxInvoiceNo: TaxInvoiceNo,
      reason: ShortText,
    }),
    answer: v.variant('state', [Issued, Pending]),
    keyOf: ({ requestNo }) => `reverse-${requestNo}`,
  }),
  state: method({
    path: 'state',
    summary:
      'The outcome of an earlier `issue` or `reverse` that was pending. A refused one is refused here too.',
    request: v.object({ requestNo: RequestNo, of: v.picklist(['issue', 'reverse']) }),
    answer: v.variant('state', [Issued, Pending, Unknown]),
  }),
  file: method({
    path: 'file',
    summary: 'A file of an issued or red invoice, as its bytes with its type.',
    request: v.object({ taxInvoiceNo: TaxInvoiceNo, fileType: FileType }),
    answer: v.unknown(),
  }),
} as const;

export type TaxMethod = keyof typeof TAX;

/** Returns whether the beginning of a file is that of its type. */
export function hasBeginningOf(fileType: v.InferOutput<typeof FileType>, content: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(content.subarray(0, 64));
  if (fileType === 'application/pdf') return text.startsWith('%PDF-');
  if (fileType === 'application/ofd') return text.startsWith('PK\u0003\u0004');
  return /^(?:\u00ef\u00bb\u00bf)?\s*</.test(text);
}
