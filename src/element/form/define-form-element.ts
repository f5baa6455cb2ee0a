import type { ComponentType } from 'react';
import type { FormDeclaration } from '../definition/declaration';
import type { ViewProps } from '../host/view-props';
import { elementModule, type SuiteElementModule } from '../definition/element-module';
import { createReactElement } from '../definition/react/react-element';
import { ViewLoader } from '../definition/upgrade/view-loader';
import { withForm } from './form-element';

interface FormDefinition<D extends FormDeclaration> {
  declaration: D;
  view: () => Promise<{ default: ComponentType<ViewProps<D>> }>;
  /** Style sheets of the first content; parts loaded later add their own. */
  styles: readonly string[];
}

/** Defines an element with a React view that is a field of its surrounding form. */
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
