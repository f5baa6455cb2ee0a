import type { NumberSource } from '../../../src/contract/agency/connections/directory-sync';
import type { Generated, GeneratedAlways } from 'kysely';
import '../db/schema';

declare module '../db/schema' {
  interface Schema {
    /** Settings of an enterprise whose directory writes its staff. */
    directory_sync: {
      enterprise_num: string;
      is_on: boolean;
      /** Attribute of the directory that has the staff number; `none`: the gateway assigns numbers. */
      number_from: NumberSource;
      /** Unknown departments are made; otherwise they are refused. */
      makes_departments: boolean;
      /** Place of new persons, as far as the directory names none. */
      dept_no: string;
      position_no: string;
      grade_no: string;
      cost_center_no: string;
      accounting_entity_no: string;
      /** Role of new persons besides that of all staff; null for none. */
      role_no: string | null;
      version: Generated<number>;
    };
    directory_token: {
      enterprise_num: string;
      token_no: number;
      token_hash: string;
      /** Last four characters of the hash. */
      fingerprint: string;
      made_at: Date;
      made_by: string;
      last_used_at: Date | null;
      /** null for no end. */
      ends_at: Date | null;
    };
    /** Names of a member of staff in the directory, once it has written them. */
    directory_person: {
      staff_no: string;
      enterprise_num: string;
      user_name: string;
      external_id: string | null;
      family_name: string | null;
      given_name: string | null;
      /** The last mobile that the directory has written, which it may read; null for none. */
      phone: string | null;
      /** Manager whom the directory names and who is not known or active; null for none. */
      awaited_manager: string | null;
      /** Moment of DELETE; the person is unknown to the directory from then on. */
      removed_at: Date | null;
      synced_at: Date;
    };
    directory_group: { dept_no: string; enterprise_num: string; external_id: string };
    /** The last requests of a directory. */
    directory_request: {
      request_no: GeneratedAlways<number>;
      enterprise_num: string;
      requested_at: Date;
      token_no: number;
      method: string;
      /** Without query. */
      path: string;
      status: number;
      scim_type: string;
      detail: string;
    };
  }
}
