import { latePart } from '../../src/element/host/late-part';
import type { CenterProps } from './declaration';

const ConfigGuide = latePart(() => import('./guide/ConfigGuide'));
const ManagementIndex = latePart(() => import('./index-page/ManagementIndex'));

/** Each page's code comes when it is first shown. */
export default function ManagementCenter({ page, host }: CenterProps) {
  return page === 'configGuide' ? <ConfigGuide /> : <ManagementIndex host={host} />;
}
