import '../../db/schema';

declare module '../../db/schema' {
  interface Schema {
    /** Refund by the desk that needs two operators. */
    agency_order_refund: {
      order_no: string;
      /** '' for the whole order, whose tickets were not issued. */
      refund_no: string;
      /** Amount that comes back for the tickets, in fen. */
      ticket_amount: number;
      reason: string;
      /** Operator of the first confirmation, with the name at that moment; null and '' for none. */
      first_operator_no: string | null;
      first_operator_name: string;
      first_confirmed_at: Date | null;
    };
  }
}
