import type { Generated, GeneratedAlways } from 'kysely';

declare module '../db/schema' {
  interface Schema {
    permission_object: {
      object_no: string;
      app_no: string;
      module_no: string;
      parent_no: string | null;
      object_name: string;
      object_type: 1 | 2;
      url: Generated<string>;
      icon_url: Generated<string>;
      key_id: string;
      sort_order: number;
      in_menu: Generated<boolean>;
      is_enable: Generated<boolean>;
      /** True once the roles of the portal have received their first grants of it. */
      is_granted: Generated<boolean>;
    };
    role: {
      role_no: Generated<string>;
      enterprise_num: string;
      role_name: string;
      /** Sort key of the name in pinyin order. */
      role_name_sound: GeneratedAlways<string>;
      permission_range_id: 1 | 2 | 3;
      remark: Generated<string>;
      /** Part of the portal. */
      is_built_in: Generated<boolean>;
      version: Generated<number>;
      /** null: part of the initial data. */
      modified_at: Generated<Date | null>;
    };
    role_grant: { role_no: string; object_no: string };
    /** The one main administrator of each enterprise. */
    main_manager: {
      enterprise_num: string;
      staff_no: string;
      /** The administrators' role, which they must have. */
      role_no: GeneratedAlways<string>;
    };
    /** Sub administrators: their objects and period, in addition to their roles. */
    sub_manager: {
      key_id: Generated<string>;
      enterprise_num: string;
      staff_no: string;
      /** The whole enterprise; otherwise the departments with all their descendants. */
      is_whole: boolean;
      dept_nos: string[];
      object_nos: string[];
      /** First and last day in Shanghai, YYYY-MM-DD, both inclusive. */
      valid_from: string;
      /** null: no end. */
      valid_to: string | null;
      remark: string;
      version: Generated<number>;
      /** null: part of the initial data. */
      modified_at: Generated<Date | null>;
    };
    staff_role: { enterprise_num: string; staff_no: string; role_no: string };
    /**
     * Requested changes of rules that bind all administrators alike, waiting for a second one to make the same change.
     */
    own_rule_request: {
      enterprise_num: string;
      asked_by: string;
      /** SHA-256 of the call and its body. */
      digest: string;
      asked_at: Date;
    };
    /** Of the enterprises whose directory has changed; rights are cached under its version. */
    directory_version: { enterprise_num: string; version: number };
  }
}
