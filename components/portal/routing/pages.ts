import type { PortalPage } from '../../../src/domain/portal/portal-page';

/** Pages of all areas, collected by glob so that a new area changes nothing here. */
const files = import.meta.glob<{ pages: readonly PortalPage[] }>('../../*/pages.ts', { eager: true });

/** The route table. */
export const PAGES: readonly PortalPage[] = Object.values(files).flatMap(({ pages }) => pages);
