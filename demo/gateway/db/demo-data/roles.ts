import { OBJECT } from '../../../../src/contract/permission-objects';
import { DATA_RANGE, type DataRange } from '../../caller';

export type RoleKind = 'staff' | 'approver' | 'admin' | 'noPc';

interface DemoRole {
  kind: RoleKind;
  name: string;
  range: DataRange;
  /** Objects granted; a page comes with the menus above it. */
  objects: readonly string[];
}

const HOME = 'YHWZ-YMQX-00';
const BOOKING = [OBJECT.bookFlight, OBJECT.bookForColleagues, 'YHWZ-YMQX-010101', 'YHWZ-YMQX-010201'];
const APPROVAL = [OBJECT.approve, 'SP-CZQX-BTY', 'SP-CZQX-ZJ'];

/** Only pages that the portal has are granted. */
export const ROLES: readonly DemoRole[] = [
  { kind: 'staff', name: '员工', range: DATA_RANGE.personal, objects: [HOME, ...BOOKING] },
  {
    kind: 'approver',
    name: '部门审批人',
    range: DATA_RANGE.department,
    objects: [HOME, ...BOOKING, ...APPROVAL],
  },
  {
    kind: 'admin',
    name: '企业管理员',
    range: DATA_RANGE.enterprise,
    objects: [HOME, ...BOOKING, ...APPROVAL, 'YHWZ-YMQX-050101'],
  },
  {
    kind: 'noPc',
    name: '员工（不可登录PC端）',
    range: DATA_RANGE.personal,
    objects: [...BOOKING, OBJECT.pcLoginDisabled],
  },
];
