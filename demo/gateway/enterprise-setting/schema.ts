import '../db/schema';

declare module '../db/schema' {
  interface Schema {
    enterprise_setting: {
      enterprise_num: string;
      setting_no: string;
      setting_name: string;
      setting_value: string;
    };
  }
}
