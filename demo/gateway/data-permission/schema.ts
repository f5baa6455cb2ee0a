import '../db/schema';

declare module '../db/schema' {
  interface Schema {
    data_permission: {
      enterprise_num: string;
      staff_no: string;
      busi_scene_id: number;
      permission_id: number;
      permission_range_id: 1 | 2 | 3 | 4 | 5;
    };
    /** `member_staff_no` or `member_dept_no` is set, by the range. */
    data_permission_member: {
      enterprise_num: string;
      staff_no: string;
      busi_scene_id: number;
      permission_id: number;
      member_staff_no: string | null;
      member_dept_no: string | null;
    };
  }
}
