import type { ComponentType } from 'react';
import { defineElement } from '../definition/define-element';
import type { SuiteElementModule } from '../definition/element-module';
import { lazyPart } from '../host/lazy-part';
import type { AdministrationDeclaration, PageProps } from './declare-administration';

type LoadPage = () => Promise<{ default: ComponentType<PageProps> }>;

/** Defines the element of an administration area; the code of a page is loaded when it is first shown. */
export function defineAdministration<D extends AdministrationDeclaration>(
  declaration: D,
  pages: Readonly<Record<D['attributes']['page']['options'][number], LoadPage>>,
): SuiteElementModule<D>;
export function defineAdministration(
  declaration: AdministrationDeclaration,
  pages: Readonly<Record<string, LoadPage>>,
): SuiteElementModule<AdministrationDeclaration> {
  const views = new Map(Object.entries(pages).map(([page, load]) => [page, lazyPart(load)]));
  function Administration(props: PageProps) {
    const View = views.get(props.page);
    return View && <View key={props.page} {...props} />;
  }
  return defineElement({
    declaration,
    view: () => Promise.resolve({ default: Administration }),
    styles: [],
  });
}
