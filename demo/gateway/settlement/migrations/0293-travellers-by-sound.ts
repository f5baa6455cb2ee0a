import { addSoundColumn } from '../../db/sound-column';
import { statements } from '../../db/statements';

export const migration = statements(addSoundColumn('settle_line', 'traveller_name'));
