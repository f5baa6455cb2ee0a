import { declare } from '../definition/declaration';
import type { ViewProps } from '../host/view-props';
import { detailOf } from '../navigation/detail';
import { filtersEvent } from '../navigation/filters';
import { LIST_PLACE } from '../navigation/list-place';

/** Attributes of the position within an administration page; an address stores and restores them. */
const PLACE = {
  ...LIST_PLACE,
  row: { type: 'string', default: '', description: 'Key of the row that is shown whole.' },
} as const;

interface Administration<Tag extends string, Pages extends readonly [string, ...string[]]> {
  /** Tag without prefix. */
  tag: Tag;
  summary: string;
  /** Pages of the element; the first is the default. */
  pages: Pages;
}

/** Declares the element of an administration area; its attribute `page` selects a page. */
export const declareAdministration = <
  const Tag extends string,
  const Pages extends readonly [string, ...string[]],
>({
  tag,
  summary,
  pages,
}: Administration<Tag, Pages>) =>
  declare({
    tag,
    summary,
    isChineseOnly: true,
    attributes: {
      page: { type: 'string', options: pages, default: pages[0], description: 'Which page it shows.' },
      ...PLACE,
    },
    properties: {},
    events: {
      'tp-filters': filtersEvent('The list is looked at in another way: what shows the same again.'),
      'tp-detail': {
        detail: detailOf('row'),
        description: 'A row is shown whole, or the list is back (`id` null).',
      },
    },
    tracks: {
      'row-saved': 'A row was added or changed; the `resource`.',
      'row-removed': 'A row was removed; the `resource`.',
    },
    parts: {
      root: 'Everything.',
      failure: 'Panel shown after a crash.',
      filters: 'The filters above the list.',
      list: 'The list.',
      detail: 'A row, whole.',
    },
    cssProperties: {},
  });

export type AdministrationDeclaration = ReturnType<typeof declareAdministration>;
/** Props of each page. */
export type PageProps = ViewProps<AdministrationDeclaration>;
