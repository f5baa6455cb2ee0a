import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';

const filled = {
  positionName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入职位名称'),
    v.maxLength(30, '职位名称不能超过30个字'),
  ),
  remark: v.pipe(v.string(), v.trim(), v.maxLength(100, '备注不能超过100个字')),
};

/** The positions of the enterprise, the highest first (specification 2.7). */
export const positions = resource({
  name: 'position',
  gateway: 'user',
  path: '/CLStaffIntegrateService/api/positionController',
  noun: 'Position',
  key: 'positionNO',
  row: v.object({
    positionNO: v.string(),
    ...filled,
    sortOrder: v.number(),
    /** Number of staff with the position. */
    staffCount: v.number(),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.object(filled),
  filters: v.object({}),
  sort: ['sortOrder', 'positionName', 'modifyTime'],
  permission: { read: OBJECT.seePositions, write: OBJECT.editPositions },
  arranged: true,
  choices: { name: 'positionName' },
  // Staff lists show the position, and products are assigned by position.
  changes: ['staff', 'settleProduct', 'invitation', 'personal-info'],
});
