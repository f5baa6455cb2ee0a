import type { Generated, GeneratedAlways } from 'kysely';
import type { AgreementAirline } from '../../../src/contract/airline-agreement/whitelists';

declare module '../db/schema' {
  interface Schema {
    agreement_whitelist: {
      whitelist_no: Generated<string>;
      enterprise_num: string;
      agreement_name: string;
      /** Sort key of the name in pinyin order. */
      agreement_name_sound: GeneratedAlways<string>;
      airline: AgreementAirline;
      /** First and last day in Shanghai, YYYY-MM-DD, both inclusive. */
      valid_from: string;
      /** null: no end. */
      valid_to: string | null;
      dept_nos: string[];
      is_enable: boolean;
      remark: string;
      version: Generated<number>;
      /** null: part of the initial data. */
      modified_at: Generated<Date | null>;
    };
    whitelist_staff: {
      record_no: Generated<string>;
      enterprise_num: string;
      whitelist_no: string;
      staff_no: string;
      remark: string;
      version: Generated<number>;
      /** null: part of the initial data. */
      modified_at: Generated<Date | null>;
    };
  }
}
