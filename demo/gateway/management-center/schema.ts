import '../db/schema';

declare module '../db/schema' {
  interface Schema {
    /** Setup steps that the enterprise has skipped. */
    skipped_config_step: { enterprise_num: string; step: string; skipped_by: string; skipped_at: Date };
    /** Pinned pages of a person in their order, by the keys of their objects. */
    common_menu: { enterprise_num: string; staff_no: string; key_ids: string[]; changed_at: Date };
  }
}
