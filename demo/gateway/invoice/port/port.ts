import type { DocumentType } from '../../../../src/contract/invoice/invoices';
import type { TicketPrice } from '../../../../src/domain/invoice/itinerary';
import type { ServiceOf } from '../../server/enterprise-kind';

/** The ticket of a 电子行程单. */
export interface ItineraryOnPaper extends TicketPrice {
  /** 13 digits. */
  ticketNo: string;
  travellerName: string;
  /** City-city. */
  routeName: string;
  flightNo: string;
  carrierName: string;
  cabinName: string;
  /** YYYY-MM-DDTHH:mm */
  takeOffTime: string;
}

/** Request for an invoice. Amounts are fen. */
export interface TaxRequest {
  /**
   * Idempotency key: the port issues one invoice per number, even when its answer was lost and the request is repeated.
   */
  requestNo: string;
  invoiceType: DocumentType;
  buyer: {
    name: string;
    taxNo: string;
    address: string;
    phone: string;
    bankName: string;
    bankAccount: string;
  };
  amount: number;
  /** Per cent. */
  taxRate: number;
  taxAmount: number;
  /** Number of fees on it. */
  itemCount: number;
  remark: string;
  /** Data of a 电子行程单, whose amount is fare, fuel surcharge and fund. */
  itinerary: ItineraryOnPaper | undefined;
  /** Whether the port has said of this request that it is pending. */
  isPending?: boolean;
  now: Date;
}

/** Request for the red invoice of an issued one. */
export interface RedRequest extends TaxRequest {
  taxInvoiceNo: string;
  reason: string;
}

export interface TaxFile {
  fileType: 'application/pdf' | 'application/xml' | 'application/ofd';
  content: Uint8Array;
}

export interface TaxDocument {
  /** 20 digits. */
  taxInvoiceNo: string;
  /** The invoice in the file formats of the port. */
  files: readonly TaxFile[];
}

/** The port has finally refused the invoice; a repetition would not help. */
export class TaxRefusal extends Error {}

/** The port has taken the request and will decide later; the same request asks for the outcome. */
export class TaxPending extends Error {
  constructor() {
    super('The tax service has not decided yet');
  }
}

/** Issuer of 数电票: a tax authority, or a service connected to one. */
export interface TaxPort {
  /** Throws TaxRefusal with a reason for users, TaxPending; any other error is temporary. */
  issue(request: TaxRequest): Promise<TaxDocument>;
  /** Throws like `issue`. */
  reverse(request: RedRequest): Promise<TaxDocument>;
}

declare module '../../server/deps' {
  interface AreaDeps {
    taxPortOf: ServiceOf<TaxPort>;
  }
}
