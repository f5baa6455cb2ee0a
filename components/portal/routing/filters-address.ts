import type { RouteTarget } from '../../../src/domain/portal/navigation';
import type { PortalPage } from '../../../src/domain/portal/portal-page';
import type { FiltersChange } from '../../../src/element/navigation/filters';

/** The query of a page whose element is looked at by filters, each under the name that the page gives it; all else stays. */
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
