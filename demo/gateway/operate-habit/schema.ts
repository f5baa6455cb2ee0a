import type { HabitField } from '../../../src/contract/operate-habit';
import type { Json } from '../db/schema';

declare module '../db/schema' {
  interface Schema {
    operate_habit: {
      user_no: string;
      enterprise_num: string;
      page_path: string;
      field_list: Json<HabitField[]>;
      page_size: number;
      modify_time: Date;
    };
  }
}
