import type { SavedView, ViewFilters } from '../../../../src/contract/saved-view/saved-view';
import type { Answers } from '../../../support/components/fake-runtime';
import { refusal } from '../../../support/components/samples';

interface Body {
  viewName: string;
  newName: string;
  filters: ViewFilters;
  overwrite?: boolean;
}

/** A gateway that saves the named filters of one page. */
export function savedViewAnswers(saved: readonly SavedView[] = []): Answers {
  let views = [...saved];
  const all = () => ({ savedViewList: views });
  const has = (name: string) => views.some(({ viewName }) => viewName === name);
  return {
    querySavedViews: all,
    saveSavedView: ({ viewName, filters, overwrite = false }: Body) => {
      if (has(viewName) && !overwrite) throw refusal('savedViewNameTaken');
      views = [...views.filter((view) => view.viewName !== viewName), { viewName, filters }];
      return all();
    },
    renameSavedView: ({ viewName, newName }: Body) => {
      if (has(newName)) throw refusal('savedViewNameTaken');
      views = views.map((view) => (view.viewName === viewName ? { ...view, viewName: newName } : view));
      return all();
    },
    deleteSavedView: ({ viewName }: Body) => {
      if (!has(viewName)) throw refusal('savedViewUnknown');
      views = views.filter((view) => view.viewName !== viewName);
      return all();
    },
  };
}
