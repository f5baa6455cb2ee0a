import type { Generated, GeneratedAlways } from 'kysely';
import type { DocumentType, INVOICE_EVENTS, InvoiceState } from '../../../src/contract/invoice/invoices';
import type { InvoiceTemplate, InvoiceType } from '../../../src/contract/invoice/settings';

/** Amounts are fen. */
declare module '../db/schema' {
  interface Schema {
    invoice_title: {
      title_no: string;
      enterprise_num: string;
      title_name: string;
      tax_no: string;
      address: string;
      phone: string;
      bank_name: string;
      bank_account: string;
      is_closed: boolean;
      revision: Generated<number>;
      made_at: Date;
      changed_by: string;
      changed_at: Date;
    };
    invoice_template: {
      template_no: string;
      enterprise_num: string;
      template_name: string;
      split_by: InvoiceTemplate['splitBy'];
      ceiling: number | null;
      title_no: string | null;
      invoice_type: InvoiceType;
      mail_to: string;
      remark: string;
      is_closed: boolean;
      revision: Generated<number>;
      made_at: Date;
      changed_by: string;
      changed_at: Date;
    };
    receipt_distribution: {
      enterprise_num: string;
      mail_to: string;
      revision: number;
      changed_by: string;
      changed_at: Date;
    };
    invoice: {
      invoice_no: string;
      enterprise_num: string;
      invoice_state: Generated<InvoiceState>;
      invoice_type: DocumentType;
      title_no: string;
      /** The title at the time of the application. */
      title_name: string;
      tax_no: string;
      address: string;
      phone: string;
      bank_name: string;
      bank_account: string;
      amount: number;
      /** Per cent. */
      tax_rate: number;
      tax_amount: number;
      item_count: number;
      mail_to: string;
      remark: string;
      applicant_no: string;
      applied_at: Date;
      /** null until it is issued. */
      tax_invoice_no: string | null;
      issued_at: Date | null;
      /** Number of the red invoice that reverses it. */
      red_invoice_no: string | null;
      red_reason: Generated<string>;
      fail_reason: Generated<string>;
      /** It failed without an answer of the tax platform, which may have issued it. */
      is_undecided: Generated<boolean>;
      /** The tax platform has taken the application then, and not decided yet. */
      pending_since: Generated<Date | null>;
    };
    invoice_line: {
      invoice_no: string;
      sequence: number;
      line_no: number;
      /** Part of a line that is spread over several invoices, counted from 1; 0 for a whole line. */
      part_no: number;
      amount: number;
      /** While true, it cannot be invoiced again. */
      is_live: Generated<boolean>;
    };
    /** The ticket of an itinerary receipt, at the time of the application. */
    invoice_ticket: {
      invoice_no: string;
      order_no: string;
      segment_no: number;
      passenger_no: number;
      ticket_no: string;
      /** '' for a traveller outside the staff. */
      traveller_no: string;
      traveller_name: string;
      route: string;
      flight_no: string;
      carrier_name: string;
      cabin_name: string;
      /** YYYY-MM-DDTHH:mm */
      take_off_time: string;
      fare: number;
      fuel: number;
      fund: number;
      /** While true, no other receipt or invoice of it can be applied for. */
      is_live: Generated<boolean>;
    };
    invoice_event: {
      event_no: GeneratedAlways<number>;
      invoice_no: string;
      how: (typeof INVOICE_EVENTS)[number];
      staff_name: Generated<string>;
      happened_at: Date;
      reason: Generated<string>;
    };
  }
}
