import type { Generated, GeneratedAlways } from 'kysely';
import type { AgreementAirline } from '../../../src/contract/airline-agreement/whitelists';

declare module '../db/schema' {
  interface Schema {
    agreement_whitelist: {
      whitelist_no: Generated<string>;
      enterprise_num: string;
      agreement_name: string;
      /** What names are sorted by. */
      agreement_name_sound: GeneratedAlways<string>;
      airline: AgreementAirline;
      /** Days of Shanghai, YYYY-MM-DD, both of which count. */
      valid_from: string;
      /** null: without end. */
      valid_to: string | null;
      dept_nos: string[];
      is_enable: boolean;
      remark: string;
      version: Generated<number>;
      /** null: it came with the data. */
      modified_at: Generated<Date | null>;
    };
    whitelist_staff: {
      record_no: Generated<string>;
      enterprise_num: string;
      whitelist_no: string;
      staff_no: string;
      remark: string;
      version: Generated<number>;
      /** null: it came with the data. */
      modified_at: Generated<Date | null>;
    };
  }
}
