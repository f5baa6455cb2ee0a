import '../db/schema';

declare module '../db/schema' {
  interface Schema {
    /** What pages show, as it begins. */
    custom_object: {
      object_no: string;
      parent_no: string | null;
      app_no: string;
      module_no: string;
      object_name: string;
      /** 1 what has settings, 2 a setting. */
      object_type: 1 | 2;
      key_id: string;
      sort_order: number;
      is_enable: boolean;
    };
    /** As an agency has it. */
    custom_object_default: { tmc_number: string; object_no: string; is_enable: boolean };
    /** As an enterprise has it. */
    custom_object_setting: { enterprise_num: string; object_no: string; is_enable: boolean };
  }
}
