import '../db/schema';

declare module '../db/schema' {
  interface Schema {
    bi_pre_authorisation: {
      code_hash: string;
      user_no: string;
      staff_no: string;
      enterprise_num: string;
      expires_at: Date;
    };
  }
}
