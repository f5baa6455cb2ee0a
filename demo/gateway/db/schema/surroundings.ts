import type { Generated, GeneratedAlways } from 'kysely';
import type { Advert } from '../../../../src/contract/adverts';
import type { HabitField } from '../../../../src/contract/operate-habit';
import type { Json } from './json';

/** What stands around the pages, and what is remembered of requests. */
export interface SurroundingTables {
  dictionary_entry: { param: string; code: number; name: string; sort_order: number };
  sys_param: { param: string; value: string };
  config_param: { param_name: string; param_value: string };
  advert: {
    advert_no: GeneratedAlways<number>;
    advert_group_id: string;
    tmc_number: string;
    /** null: for all enterprises of the TMC and before login. */
    enterprise_num: string | null;
    advert_space_no: string;
    label: Generated<string>;
    /** Client type it is for; 0 for every one. */
    source_type: Generated<number>;
    advert_package: Generated<string>;
    /** 1 published. */
    state: 0 | 1;
    advert_priority: number;
    advert_count: number;
    /** Wall clock in Shanghai, YYYY-MM-DD HH:mm:ss; '' for no limit. */
    begin_effect_time: Generated<string>;
    end_effect_time: Generated<string>;
    modify_time: string;
    text_content: Generated<string>;
    image_url: Generated<string>;
    link_url: Generated<string>;
    text_parts: Json<Advert['advertContent']['textParts']>;
  };
  answered_request: {
    user_no: string;
    request_id: string;
    path: string;
    body_hash: string;
    answer: string | null;
    answered_at: Date;
  };
  event_delivery: {
    delivery_no: GeneratedAlways<number>;
    area: string;
    event: string;
    told: Json<unknown>;
    emitted_at: Date;
    attempts: Generated<number>;
    next_attempt_at: Date;
  };
  operate_habit: {
    user_no: string;
    enterprise_num: string;
    page_path: string;
    field_list: Json<HabitField[]>;
    page_size: number;
    modify_time: Date;
  };
  user_attribute: { user_no: string; attribute_name: string; attribute_value: string };
  device_info: {
    user_no: string;
    unique_code: string;
    platform_source: number;
    system_version: string;
    phone_brand: string;
    phone_model: string;
    platform_name: string;
    platform_type: string;
    first_seen_at: Date;
    last_seen_at: Date;
  };
  sensor_user: {
    staff_no: string;
    phone: string;
    company_name: string;
    company_no: string;
    staff_name: string;
    pushes: number;
    pushed_at: Date;
  };
  comment_log: {
    log_no: GeneratedAlways<number>;
    enterprise_num: string;
    staff_no: string;
    staff_name: string;
    module_name: string;
    business_no: string;
    content: string;
    logged_at: Date;
  };
  service_thread: {
    staff_no: string;
    /** Sequence of the newest message. */
    last_sequence: Generated<number>;
    read_sequence: Generated<number>;
    agent_read_sequence: Generated<number>;
    /** Moves with every change of the thread. */
    version: Generated<number>;
    last_message_at: Date;
  };
  service_message: {
    staff_no: string;
    sequence: number;
    message_id: string;
    sender: 'customer' | 'agent' | 'system';
    sender_name: string;
    content: string;
    sent_at: Date;
  };
}
