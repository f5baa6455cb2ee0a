import { addSoundColumn } from '../../db/sound-column';
import { statements } from '../../db/statements';

/** Sounds that names are found by are made later than the names, and are not the order that Chinese lists are read in. */
export const migration = statements(
  addSoundColumn('cost_center', 'cost_center_name'),
  addSoundColumn('accounting_entity', 'accounting_entity_name'),
  addSoundColumn('project', 'project_name'),
);
