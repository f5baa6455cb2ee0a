import { grades } from '../../../src/contract/address-book/grades';
import { instant, integer, text } from '../../../src/element/resource/field-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { gradeTexts } from './texts';

export default resourcePage(grades, gradeTexts, {
  path: '/addressBook/manage/gradeMaintain',
  title: 'gradeName',
  fields: {
    gradeName: text({ max: 30, required: true }),
    remark: text({ max: 100, long: true, width: 200 }),
    gradeRank: integer(),
    staffCount: integer(),
    modifyTime: instant(),
  },
  columns: ['gradeName', 'gradeRank', 'staffCount', 'remark', 'modifyTime'],
  form: ['gradeName', 'remark'],
});
