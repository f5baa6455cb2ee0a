import { addSoundColumn } from '../../db/sound-column';
import { statements } from '../../db/statements';

/** Adds the pinyin sort column to the names of resources. */
export const migration = statements(
  addSoundColumn('job_position', 'position_name'),
  addSoundColumn('grade', 'grade_name'),
  addSoundColumn('over_reason', 'reason_name'),
  addSoundColumn('city_tier', 'tier_name'),
  addSoundColumn('agreement_whitelist', 'agreement_name'),
);
