import { addSoundColumn } from '../../db/sound-column';
import { statements } from '../../db/statements';

/**
 * The search sounds of names are computed later than the names and are no sort key, so names get a pinyin sort column.
 */
export const migration = statements(
  addSoundColumn('cost_center', 'cost_center_name'),
  addSoundColumn('accounting_entity', 'accounting_entity_name'),
  addSoundColumn('project', 'project_name'),
);
