import { grades } from '../../../src/contract/address-book/grades';
import { count, flag, instant, integer, text } from '../../../src/element/resource/fields/field-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { staffLink } from '../staff-link';
import { gradeTexts, type GradeTexts as T } from './texts';

export default resourcePage(grades, gradeTexts, {
  path: '/addressBook/manage/gradeMaintain',
  title: 'gradeName',
  fields: {
    gradeName: text({ max: 30, required: true }),
    remark: text({ max: 100, long: true, width: 200 }),
    gradeRank: integer(),
    staffCount: count(({ gradeNO }) => staffLink({ grade: String(gradeNO) })),
    hasStandard: flag((t: T) => t.hasStandardName),
    modifyTime: instant(),
  },
  columns: ['gradeName', 'gradeRank', 'staffCount', 'hasStandard', 'remark', 'modifyTime'],
  filters: ['hasStandard'],
  form: ['gradeName', 'remark'],
});
