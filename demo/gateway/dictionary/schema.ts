import '../db/schema';

declare module '../db/schema' {
  interface Schema {
    dictionary_entry: { param: string; code: number; name: string; sort_order: number };
    sys_param: { param: string; value: string };
    config_param: { param_name: string; param_value: string };
  }
}
