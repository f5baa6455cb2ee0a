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
    /** One of `member_staff_no` and `member_dept_no`, by the range. */
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
