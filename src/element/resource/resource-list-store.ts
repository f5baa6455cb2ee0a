import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyResource } from '../../contract/resource/resource';
import type { PageProps } from '../administration/declare-administration';
import {
  createListStore as createList,
  isSet,
  type Filters,
  type ListState,
  type Sorting,
} from '../list/list-store';
import type { FieldType } from './fields/field-type';
import type { AnyRow } from './page-options';

/** State of a list in an address. */
type Place = Pick<PageProps, 'keyword' | 'filters' | 'sort' | 'pageIndex' | 'row'>;
type ListHost = PageProps['host'];
/** Types of the filtered fields by name. */
type FilterTypes = Readonly<Record<string, Pick<FieldType<unknown>, 'parse'> | undefined>>;

export type ResourceListStore = ReturnType<typeof createResourceListStore>;

/** View state of a resource's list, in sync with the address in both directions. */
export function createResourceListStore(
  host: ListHost,
  resource: AnyResource,
  types: FilterTypes,
  given: Place,
) {
  const list = createList<Filters, AnyRow>({
    none: { keyword: '' },
    ...placeOf(given),
    onChange: (state) =>
      host.emit('tp-filters', { attributes: attributesOf(state, resource), replaces: false }),
  });
  /** Key of the row in detail view; '' for the list. */
  const row: StoreApi<string> = createStore(() => given.row);
  let known = given;

  function placeOf({ keyword, filters, sort, pageIndex }: Place) {
    const asked = new URLSearchParams(filters);
    const values = Object.entries(types).flatMap(([name, type]) => {
      const text = asked.get(name);
      const value = text === null ? undefined : type?.parse?.(text);
      return value === undefined ? [] : [[name, value] as const];
    });
    const field = sort.replace(/^-/, '');
    const [first] = resource.sort;
    const order: Sorting['order'] = sort.startsWith('-') ? 'desc' : 'asc';
    return {
      filters: { ...Object.fromEntries(values), keyword },
      sort: resource.sort.includes(field) ? { field, order } : { field: first, order: 'asc' as const },
      page: pageIndex,
    };
  }
  function show(key: string): void {
    if (key === row.getState()) return;
    row.setState(key, true);
    host.emit('tp-detail', { kind: 'row', id: key === '' ? null : key });
  }
  return {
    ...list,
    row,
    /** Adopts changed attributes; unchanged ones do not override the user's later choices. */
    follow(wanted: Place): void {
      const before = known;
      known = wanted;
      if (JSON.stringify(wanted) === JSON.stringify(before)) return;
      list.take(placeOf(wanted));
      show(wanted.row);
    },
    open: show,
    close: () => show(''),
  };
}

/** Attributes that restore the state; '' for one that is not needed. */
function attributesOf(
  { filters, sort, page }: Pick<ListState<Filters>, 'filters' | 'sort' | 'page'>,
  resource: AnyResource,
): Record<string, string> {
  const { keyword, ...others } = filters;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(others)) if (isSet(value)) query.set(name, String(value));
  const isFirst = sort.field === resource.sort[0] && sort.order === 'asc';
  return {
    keyword,
    filters: query.toString(),
    sort: isFirst ? '' : `${sort.order === 'desc' ? '-' : ''}${sort.field}`,
    'page-index': page === 1 ? '' : String(page),
  };
}
