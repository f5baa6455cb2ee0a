import { latePart } from '../../src/element/host/late-part';
import type { CenterProps } from './declaration';

const ConfigGuide = latePart(() => import('./guide/ConfigGuide'));
const ManagementIndex = latePart(() => import('./index-page/ManagementIndex'));

/** The code of each page loads when it is first shown. */
export default function ManagementCenter({ page, host }: CenterProps) {
  return page === 'configGuide' ? <ConfigGuide /> : <ManagementIndex host={host} />;
}
