import '../db/schema';

declare module '../db/schema' {
  interface Schema {
    /** Steps of setting up that the enterprise does without. */
    skipped_config_step: { enterprise_num: string; step: string; skipped_by: string; skipped_at: Date };
    /** Pages that somebody has at hand, in their order, by the keys of their objects. */
    common_menu: { enterprise_num: string; staff_no: string; key_ids: string[]; changed_at: Date };
  }
}
