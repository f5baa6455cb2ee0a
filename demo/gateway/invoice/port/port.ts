import type { DocumentType } from '../../../../src/contract/invoice/invoices';
import type { TicketPrice } from '../../../../src/domain/invoice/itinerary';

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

/** What is to be issued. Amounts are fen. */
export interface TaxRequest {
  /** The port issues one invoice for each number, however often it is asked: what it answered may have been lost. */
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
  /** Fees that are on it. */
  itemCount: number;
  remark: string;
  /** Of a 电子行程单, whose amount is fare, fuel surcharge and fund. */
  itinerary: ItineraryOnPaper | undefined;
  now: Date;
}

/** The red invoice of one that was issued. */
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
  /** In the forms in which the port gives it. */
  files: readonly TaxFile[];
}

/** The port has decided that it will not be issued: to ask again changes nothing. */
export class TaxRefusal extends Error {}

/** What issues 数电票: of a tax authority, or of who is connected with it. */
export interface TaxPort {
  /** Throws TaxRefusal, with a reason for people; anything else it throws passes. */
  issue(request: TaxRequest): Promise<TaxDocument>;
  /** Likewise. */
  reverse(request: RedRequest): Promise<TaxDocument>;
}

declare module '../../server/deps' {
  interface AreaDeps {
    taxPort: TaxPort;
  }
}
