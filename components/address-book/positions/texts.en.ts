import type { PositionTexts } from './texts';

export default {
  noun: 'position',
  nothing: 'No positions yet',
  hint: 'Position name or remark',
  positionName: 'Position name',
  remark: 'Remark',
  sortOrder: 'Order',
  staffCount: 'Staff',
  templates: 'Add from a template',
  addMany: 'Add several',
  modifyTime: 'Changed',
} satisfies PositionTexts;
