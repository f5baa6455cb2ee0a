import type { ComponentType } from 'react';
import type { Declaration } from './declaration';
import type { ViewProps } from '../host/view-props';
import { elementModule, type SuiteElementModule } from './element-module';
import { createReactElement } from './react/react-element';
import { ViewLoader } from './upgrade/view-loader';

interface ReactDefinition<D extends Declaration> {
  declaration: D;
  view: () => Promise<{ default: ComponentType<ViewProps<D>> }>;
  /** Style sheets of the first content; parts loaded later add their own. */
  styles: readonly string[];
}

/**
 * Defines an element with a React view. Nothing is registered before `define` of the result is called.
 *
 *     export default defineElement({
 *       declaration: adverts, // tag, attributes, properties, events and parts, by `declare`
 *       view: () => import('./Adverts'), // loaded when the first element of the tag is connected
 *       styles: [css],
 *     });
 */
export function defineElement<const D extends Declaration>(
  definition: ReactDefinition<D>,
): SuiteElementModule<D> {
  const { declaration, styles } = definition;
  const view = new ViewLoader(definition.view);
  return elementModule(
    declaration,
    (prefix) => createReactElement({ declaration, styles, prefix, view }),
    () => view.ready(),
  );
}
