import type { GradeTexts } from './texts';

export default {
  noun: 'grade',
  nothing: 'No grades yet',
  hint: 'Grade name or remark',
  gradeName: 'Grade name',
  remark: 'Remark',
  gradeRank: 'Order',
  arrangeHint:
    'Grades stand from high to low. Conditions by grade in approval flows follow this order, so check the flows after a change.',
  staffCount: 'Staff',
  hasStandard: 'Travel standard',
  hasStandardName: (hasStandard) => (hasStandard ? 'Set' : 'Not set'),
  modifyTime: 'Changed',
} satisfies GradeTexts;
