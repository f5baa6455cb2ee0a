import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';

const filled = {
  gradeName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入职级名称'),
    v.maxLength(30, '职级名称不能超过30个字'),
  ),
  remark: v.pipe(v.string(), v.trim(), v.maxLength(100, '备注不能超过100个字')),
};

/** Grades of the enterprise, highest first (specification 2.7). Travel standards and approvals refer to them. */
export const grades = resource({
  name: 'grade',
  gateway: 'user',
  path: '/CLStaffIntegrateService/api/gradeController',
  noun: 'Grade',
  key: 'gradeNO',
  row: v.object({
    gradeNO: v.string(),
    ...filled,
    /** 1 is the highest. */
    gradeRank: v.number(),
    /** Number of staff of the grade. */
    staffCount: v.number(),
    /** True when a travel standard exists for the grade. */
    hasStandard: v.boolean(),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.object(filled),
  filters: v.object({ hasStandard: v.optional(v.boolean()) }),
  sort: ['gradeRank', 'gradeName', 'modifyTime'],
  permission: { read: OBJECT.seePositions, write: OBJECT.editPositions },
  arranged: true,
  choices: { name: 'gradeName' },
  changes: ['staff', 'standard', 'approval-flow', 'personal-info'],
});
