import type { RouteTarget } from '../../../src/domain/portal/navigation';
import type { PortalPage } from '../../../src/domain/portal/portal-page';
import type { FiltersChange } from '../../../src/element/navigation/filters';

/** Writes the filters of a page's element to the query under the names that the page defines; other parameters stay. */
export function filtersQuery(
  { attributes }: Pick<PortalPage, 'attributes'>,
  query: RouteTarget['query'],
  { attributes: wanted }: Pick<FiltersChange, 'attributes'>,
): RouteTarget['query'] {
  const next = { ...query };
  for (const [attribute, value] of Object.entries(wanted)) {
    const parameter = attributes[attribute];
    if (parameter === undefined) continue;
    if (value === '') delete next[parameter];
    else next[parameter] = value;
  }
  return next;
}
