import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import type { AnyResource, FieldOf } from '../../contract/resource/resource';
import type { Catalogue } from '../../domain/texts/texts';
import type { PageProps } from '../administration/declare-administration';
import { ArrangeDialog } from './record/ArrangeDialog';
import { createResourceListStore, type ResourceListStore } from './resource-list-store';
import type { AnyPage, PageOptions, PageTexts } from './page-options';
import { RecordDialog } from './record/RecordDialog';
import { RecordForm, type FormSection } from './record/RecordForm';
import { RemoveBox } from './record/RemoveBox';
import { ResourceDetail } from './ResourceDetail';
import { ResourceList } from './ResourceList';
import type { DialogState } from './page-dialog';
import { useCanWrite } from './use-can-write';

/**
 * Creates a page that lists, shows, adds, changes and removes the rows of a resource.
 *
 *     export default resourcePage(overReasons, overReasonTexts, {
 *       path: '/standard/overstandReason',
 *       title: 'reasonName',
 *       fields: { reasonName: text({ max: 50, required: true }), isEnable: flag((t: T) => t.isEnableName) },
 *       columns: ['reasonName', 'isEnable'],
 *       filters: ['isEnable'],
 *       form: ['reasonName', 'isEnable'],
 *     });
 */
export function resourcePage<R extends AnyResource, T extends PageTexts<FieldOf<R>>>(
  resource: R,
  catalogue: Catalogue<T>,
  options: PageOptions<R, T>,
): ComponentType<PageProps> {
  return anyPage(pageOf(resource, catalogue, options));
}

/** Creates a page with the form of a single row: a new one where the address names none. */
export function recordPage<R extends AnyResource, T extends PageTexts<FieldOf<R>>>(
  resource: R,
  catalogue: Catalogue<T>,
  options: PageOptions<R, T>,
  sections: readonly FormSection<FieldOf<R>>[],
): ComponentType<PageProps> {
  const page = pageOf(resource, catalogue, options);
  return ({ host, row }) => <RecordForm key={row} host={host} page={page} row={row} sections={sections} />;
}

/** Drops the type parameters; the callers have checked the field types against the resource. */
const pageOf = <R extends AnyResource, T>(
  resource: R,
  catalogue: Catalogue<PageTexts<FieldOf<R>>>,
  options: PageOptions<R, T>,
): AnyPage => ({
  ...(options as unknown as Omit<AnyPage, 'resource' | 'catalogue'>),
  resource,
  catalogue,
});

/** List state of the element's current page; a change of the page drops it. */
interface PageListState {
  path: string;
  listing: ResourceListStore;
}

function anyPage(page: AnyPage): ComponentType<PageProps> {
  function useListing({ host, keyword, filters, sort, pageIndex, row }: PageProps): ResourceListStore {
    const given = { keyword, filters, sort, pageIndex, row };
    const kept = host.store<{ now?: PageListState }>(() => ({}));
    const [listing] = useState(() => {
      // kept across a crash of the view, but not across pages
      const before = kept.now?.path === page.path ? kept.now.listing : undefined;
      const listing = before ?? createResourceListStore(host, page.resource, filterTypes(page), given);
      kept.now = { path: page.path, listing };
      return listing;
    });
    useEffect(
      () => listing.follow({ keyword, filters, sort, pageIndex, row }),
      [listing, keyword, filters, sort, pageIndex, row],
    );
    return listing;
  }

  return function ResourcePage(props) {
    const listing = useListing(props);
    const row = useStore(listing.row);
    const [asked, ask] = useState<DialogState>();
    const [begins, setBegins] = useState(page.beginsWithForm === true && row === '');
    // a form that is open stays when the right is taken, because it may have unsaved input
    if (useCanWrite(page.resource) && begins) {
      setBegins(false);
      ask({ kind: 'form' });
    }
    const end = () => ask(undefined);
    return (
      <>
        {row === '' ? (
          <ResourceList page={page} listing={listing} ask={ask} />
        ) : (
          <ResourceDetail key={row} page={page} listing={listing} row={row} ask={ask} />
        )}
        {asked?.kind === 'form' && (
          <RecordDialog host={props.host} page={page} row={asked.row} copied={asked.copied} onClose={end} />
        )}
        {asked?.kind === 'arrange' && <ArrangeDialog host={props.host} page={page} onClose={end} />}
        {asked?.kind === 'remove' && (
          <RemoveBox
            host={props.host}
            page={page}
            row={asked.row}
            onClose={end}
            onRemoved={() => {
              end();
              listing.close();
            }}
          />
        )}
      </>
    );
  };
}

const filterTypes = ({ filters = [], fields }: AnyPage) =>
  Object.fromEntries(filters.map((name) => [name, fields[name]]));
