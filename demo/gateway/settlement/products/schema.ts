import '../../db/schema';

declare module '../../db/schema' {
  interface Schema {
    /** Each setting of who may use a product; the one with the highest revision holds. */
    settle_product_users: {
      enterprise_num: string;
      product_no: string;
      revision: number;
      is_all_staff: boolean;
      changed_by: string;
      changed_at: Date;
    };
    /** Whom a setting names, one of the three. */
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
