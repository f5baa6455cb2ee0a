import { lazyPart } from '../../src/element/host/lazy-part';
import type { CenterProps } from './declaration';

const ConfigGuide = lazyPart(() => import('./guide/ConfigGuide'));
const ManagementIndex = lazyPart(() => import('./index-page/ManagementIndex'));

/** The code of each page loads when it is first shown. */
export default function ManagementCenter({ page, host }: CenterProps) {
  return page === 'configGuide' ? <ConfigGuide /> : <ManagementIndex host={host} />;
}
