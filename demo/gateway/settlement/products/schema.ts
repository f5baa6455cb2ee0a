import '../../db/schema';

declare module '../../db/schema' {
  interface Schema {
    /** History of the users of a product; the row with the highest revision is in force. */
    settle_product_users: {
      enterprise_num: string;
      product_no: string;
      revision: number;
      is_all_staff: boolean;
      /** null: the directory of the enterprise. */
      changed_by: string | null;
      changed_at: Date;
    };
    /** Product that the agency does not offer to an enterprise. */
    settle_product_closed: {
      enterprise_num: string;
      product_no: string;
      /** Operator of the agency. */
      closed_by: string;
      closed_at: Date;
    };
    /** A user of a setting; exactly one of the three is set. */
    settle_product_user: {
      enterprise_num: string;
      product_no: string;
      revision: number;
      staff_no: string | null;
      dept_no: string | null;
      position_no: string | null;
    };
  }
}
