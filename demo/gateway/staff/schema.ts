import type { StaffState } from '../../../src/contract/address-book/staff-members';
import type { Locale } from '../../../src/domain/texts/texts';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../db/schema' {
  interface Schema {
    app_user: {
      user_no: string;
      user_name: string;
      /** Phone of the sign-in; '' for staff added by an enterprise until they join by their own account. */
      telephone: string;
      login_name: string | null;
      password_hash: string | null;
      /** Mailbox that its owner has confirmed; null: none. An enterprise names the one of its staff record alone. */
      email: Generated<string | null>;
      /** The language that mails to them are in. */
      mail_locale: Generated<Locale>;
      source: Generated<number>;
      /** Sign-ins are refused since, until customer service has found out whose the account is; null: it is not locked. */
      locked_at: Generated<Date | null>;
    };
    staff: {
      staff_no: string;
      enterprise_num: string;
      user_no: string;
      /** Place of this enterprise in the user's list, from 1. */
      enterprise_order: number;
      dept_no: string;
      position_no: string;
      grade_no: string;
      cost_center_no: string;
      accounting_entity_no: string;
      supervisor_no: string | null;
      staff_name: string;
      /** What names are sorted by. */
      staff_name_sound: GeneratedAlways<string>;
      pinyin: string;
      pinyin_initials: string;
      /** SURNAME/GIVEN as on a passport; '' until it is told. */
      latin_name: Generated<string>;
      /** This, the birthday and the document are null until they are told: nobody is asked as they join by an invitation. */
      sex_tem: number | null;
      birth_day: string | null;
      nationality: string;
      identity_card_type: number;
      identity_card_no: string | null;
      identity_card_valid_until: Generated<string | null>;
      /** By this and the mail their enterprise reaches them; their account may have others. */
      phone: string;
      email: Generated<string | null>;
      /** Number that the enterprise gives; `staff_no` unless it is given another. */
      job_no: Generated<string>;
      staff_state: Generated<StaffState>;
      /** First day of the state; null: it came with the data. */
      state_since: Generated<string | null>;
      /** Rises with every change, whoever makes it. */
      version: Generated<number>;
      modified_at: Generated<Date | null>;
      /** Name, pinyin, its initials and both numbers; the letters and digits in them, a bit each. */
      search_text: GeneratedAlways<string>;
      search_letters: GeneratedAlways<number>;
    };
  }
}
