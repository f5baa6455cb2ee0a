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
      /** Mailbox that its owner has confirmed; null: none. An enterprise names only the one of its staff record. */
      email: Generated<string | null>;
      /** The language of their mails. */
      mail_locale: Generated<Locale>;
      source: Generated<number>;
      /**
       * Time since which sign-ins are refused, until customer service has clarified the ownership; null: not locked.
       */
      locked_at: Generated<Date | null>;
      /** The phone that the agency or an enterprise has named for the account, until its user proves to have it; null: none. */
      unproved_phone: Generated<string | null>;
      /** Until then the first proof of the unproved phone ends the password, which a link has set; null: no such password. */
      password_doubted_until: Generated<Date | null>;
    };
    staff: {
      staff_no: string;
      enterprise_num: string;
      user_no: string;
      /** Position of this enterprise in the user's list, from 1. */
      enterprise_order: number;
      dept_no: string;
      position_no: string;
      grade_no: string;
      cost_center_no: string;
      accounting_entity_no: string;
      supervisor_no: string | null;
      staff_name: string;
      /** Sort key of the name in pinyin order. */
      staff_name_sound: GeneratedAlways<string>;
      pinyin: string;
      pinyin_initials: string;
      /** SURNAME/GIVEN as on a passport; '' while unknown. */
      latin_name: Generated<string>;
      /**
       * This, the birthday and the document are null until the person gives them, because an invitation does not
       * require them.
       */
      sex_tem: number | null;
      birth_day: string | null;
      nationality: string;
      identity_card_type: number;
      identity_card_no: string | null;
      identity_card_valid_until: Generated<string | null>;
      /** Contact of the enterprise's record, like the mail; their account may have others. */
      phone: string;
      email: Generated<string | null>;
      /** Job number of the enterprise; defaults to `staff_no`. */
      job_no: Generated<string>;
      staff_state: Generated<StaffState>;
      /** Number of the person for the enterprise's directory. */
      directory_id: Generated<string>;
      /** First day of the state; null: part of the initial data. */
      state_since: Generated<string | null>;
      /** Increases with every change by any person. */
      version: Generated<number>;
      modified_at: Generated<Date | null>;
      /** Name, pinyin, its initials and both numbers; `search_letters` has their letters and digits, one bit each. */
      search_text: GeneratedAlways<string>;
      search_letters: GeneratedAlways<number>;
    };
  }
}
