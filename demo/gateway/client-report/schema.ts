import type { GeneratedAlways } from 'kysely';

declare module '../db/schema' {
  interface Schema {
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
  }
}
