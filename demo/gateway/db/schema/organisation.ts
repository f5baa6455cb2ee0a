import type { Generated, GeneratedAlways } from 'kysely';

/** Enterprises and their people: structure, staff, travellers, costs and settings. */
export interface OrganisationTables {
  tmc: { tmc_number: string; tmc_name: string };
  enterprise: {
    enterprise_num: string;
    tmc_number: string;
    ent_name: string;
    ent_short_name: string;
    logo_file_address: Generated<string>;
    phone: Generated<string>;
  };
  department: { dept_no: string; enterprise_num: string; parent_no: string | null; dept_name: string };
  job_position: { position_no: string; enterprise_num: string; position_name: string };
  grade: { grade_no: string; enterprise_num: string; grade_name: string; grade_rank: number };
  cost_center: { cost_center_no: string; enterprise_num: string; cost_center_name: string };
  accounting_entity: {
    accounting_entity_no: string;
    enterprise_num: string;
    accounting_entity_name: string;
    tax_no: string;
  };
  app_user: {
    user_no: string;
    user_name: string;
    telephone: string;
    login_name: string | null;
    password_hash: string | null;
    source: Generated<number>;
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
    pinyin: string;
    pinyin_initials: string;
    sex_tem: number;
    birth_day: string;
    nationality: string;
    identity_card_type: number;
    identity_card_no: string;
    identity_card_valid_until: Generated<string | null>;
    phone: string;
  };
  frequent_traveller: {
    contact_no: Generated<string>;
    enterprise_num: string;
    user_no: string;
    traveller_name: string;
    sex_tem: number;
    birth_day: string;
    nationality: string;
    phone: string;
    modify_time: Date;
  };
  /** One of `staff_no` and `contact_no`. Of staff those beside the one in the staff record. */
  traveller_document: {
    document_no: GeneratedAlways<number>;
    staff_no: string | null;
    contact_no: string | null;
    card_type: number;
    card_no: string;
    holder_name: Generated<string>;
    valid_until: string | null;
  };
  number_reveal: {
    log_no: GeneratedAlways<number>;
    enterprise_num: string;
    viewer_no: string;
    staff_no: string | null;
    contact_no: string | null;
    card_type: number;
    revealed_at: Date;
  };
  project: {
    project_no: string;
    enterprise_num: string;
    project_name: string;
    is_enable: Generated<boolean>;
  };
  enterprise_setting: {
    enterprise_num: string;
    setting_no: string;
    setting_name: string;
    setting_value: string;
  };
  website: {
    /** Lower case; `*` serves every host that has no site of its own. */
    host: string;
    tmc_number: string;
    logo: Generated<string>;
    backgroung_img: Generated<string>;
    website_name: string;
    plat_name: Generated<string>;
    copy_right1: Generated<string>;
    copy_right2: Generated<string>;
  };
}
