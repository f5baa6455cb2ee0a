import { declare } from '../definition/declaration';
import type { ViewProps } from '../host/view-props';
import { detailOf } from '../navigation/detail';
import { filtersEvent } from '../navigation/filters';
import { LIST_PLACE } from '../navigation/list-place';

/** Attributes of the position within an administration page; an address stores and restores them. */
const PLACE = {
  ...LIST_PLACE,
  row: { type: 'string', default: '', description: 'Key of the row whose detail is shown.' },
} as const;

interface Administration<Tag extends string, Pages extends readonly [string, ...string[]]> {
  /** Tag without prefix. */
  tag: Tag;
  summary: string;
  /** Pages of the element; the first is the default. */
  pages: Pages;
  /** Set for elements that are in English too. */
  isTranslated?: true;
}

/** Declares the element of an administration area; its attribute `page` selects a page. */
export const declareAdministration = <
  const Tag extends string,
  const Pages extends readonly [string, ...string[]],
>({
  tag,
  summary,
  pages,
  isTranslated,
}: Administration<Tag, Pages>) =>
  declare({
    tag,
    summary,
    ...(isTranslated !== true && { isChineseOnly: true as const }),
    attributes: {
      page: { type: 'string', options: pages, default: pages[0], description: 'The page that is shown.' },
      ...PLACE,
    },
    properties: {},
    events: {
      'tp-filters': filtersEvent(
        'The view of the list has changed; the detail has the attributes that restore it.',
      ),
      'tp-detail': {
        detail: detailOf('row'),
        description: 'The detail of a row is shown, or the list again (`id` null).',
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
      detail: 'The detail of a row.',
    },
    cssProperties: {},
  });

export type AdministrationDeclaration = ReturnType<typeof declareAdministration>;
/** Props of each page. */
export type PageProps = ViewProps<AdministrationDeclaration>;
