import type { ComponentType } from 'react';
import type { FormDeclaration, ViewProps } from '../definition/declaration';
import { elementModule, type SuiteElementModule } from '../definition/element-module';
import { createReactElement } from '../definition/react/react-element';
import { ViewLoader } from '../definition/upgrade/view-loader';
import { withForm } from './form-element';

interface FormDefinition<D extends FormDeclaration> {
  declaration: D;
  view: () => Promise<{ default: ComponentType<ViewProps<D>> }>;
  /** Style sheets of the first content; parts loaded later bring their own. */
  styles: readonly string[];
}

/** An element whose view is a React component and that is a field of the form it stands in. */
export function defineFormElement<const D extends FormDeclaration>(
  definition: FormDefinition<D>,
): SuiteElementModule<D> {
  const { declaration, styles } = definition;
  const view = new ViewLoader(definition.view);
  return elementModule(
    declaration,
    (prefix) => withForm(createReactElement({ declaration, styles, prefix, view }), declaration),
    () => view.ready(),
  );
}
