import { groundStandards } from '../../../../src/contract/travel-standard/ground-standards';
import { keepingOwnRules } from '../../permission/own-rules/keep';
import { fieldsInvalid } from '../../server/http/fault';
import { implementResource } from '../../server/resource/implement-resource';
import { GRADES } from '../../server/resource/references';
import { referenceIn } from '../../server/resource/stored-fields';

export const groundStandardCalls = implementResource(groundStandards, {
  table: 'ground_standard',
  around: keepingOwnRules,
  columns: {
    standardNO: 'standard_no',
    product: 'product',
    highestClass: 'highest_class',
    leastMinutes: 'least_minutes',
    remark: 'remark',
    modifyTime: 'modified_at',
  },
  fields: { grade: referenceIn('grade_no', GRADES) },
  search: ['remark'],
  filters: { product: 'product', grade: 'grade_no' },
  unique: { ground_standard_once: { grade: '该职级已有相同行程时长的标准，请直接编辑' } },
  beforeSave(_context, { product, leastMinutes }) {
    if (product === 'car' && leastMinutes !== null)
      throw fieldsInvalid({ leastMinutes: '用车标准不区分行程时长' });
    return Promise.resolve();
  },
});
