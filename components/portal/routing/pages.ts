import type { PortalPage } from '../../../src/domain/portal/portal-page';

/** What every area declares: gathered, so that an area adds its folder and changes nothing here. */
const files = import.meta.glob<{ pages: readonly PortalPage[] }>('../../*/pages.ts', { eager: true });

/** The route table. */
export const PAGES: readonly PortalPage[] = Object.values(files).flatMap(({ pages }) => pages);
