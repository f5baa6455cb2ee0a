import { grades } from '../../../src/contract/address-book/grades';
import { GROUND_PRODUCTS, groundStandards } from '../../../src/contract/travel-standard/ground-standards';
import { choice, instant, integer, text } from '../../../src/element/resource/fields/field-types';
import { reference } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { groundStandardTexts, type GroundStandardTexts as T } from './texts';

const CLASSES = [1, 2, 3] as const;

export default resourcePage(groundStandards, groundStandardTexts, {
  path: '/standard/groundStandard',
  title: 'grade',
  fields: {
    product: choice(GROUND_PRODUCTS, (t: T) => t.productName),
    grade: reference(grades, { required: true }),
    highestClass: {
      ...choice(CLASSES, (t: T) => t.className),
      cell: (value, t: T, { row }) => t.classOf(row['product'] === 'car' ? 'car' : 'train', value),
    },
    leastMinutes: { ...integer({ none: (t: T) => t.anyDuration }), width: 140 },
    remark: text({ max: 100, long: true, width: 160 }),
    modifyTime: instant(),
  },
  columns: ['grade', 'product', 'highestClass', 'leastMinutes', 'remark', 'modifyTime'],
  filters: ['product', 'grade'],
  form: ['product', 'grade', 'highestClass', 'leastMinutes', 'remark'],
  asksFor: { leastMinutes: ({ product }) => product === 'train' },
});
