import { elements } from '../../components/index';
import type { Declaration } from '../../src/element/definition/declaration';
import type { SuiteElementModule } from '../../src/element/definition/element-module';

const files = import.meta.glob<{ default: SuiteElementModule }>('../../components/**/element.ts', {
  eager: true,
});
const fileOf = new Map(
  Object.entries(files).map(([file, module]) => [module.default, file.replace('../../', '')]),
);

export interface DeclaredElement {
  declaration: Declaration;
  /** Path of its `element.ts`. */
  file: string;
  /** True for pages of administration, which stay out of the committed manifest. */
  isAdministration: boolean;
}

/**
 * Declarations of all elements, in the order of the list. Vite runs this file, because element modules import style
 * sheets.
 */
export const declared: DeclaredElement[] = await Promise.all(
  Object.values(elements).map(async (listed) => {
    const module: SuiteElementModule = (await listed.load()).default;
    return {
      declaration: module.declaration,
      file: fileOf.get(module) ?? '',
      isAdministration: 'isAdministration' in listed,
    };
  }),
);
