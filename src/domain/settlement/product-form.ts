import type { ProductField, ProductFormConfig } from '../../contract/settlement/products';

/** Whom a product is opened to, by field, as numbers. */
export type Named = Readonly<Record<ProductField, readonly string[]>>;

/**
 * Which fields of the form of a product that is not for everybody are not as the enterprise has set: `missing` where one has to be
 * named, `hidden` where somebody is named by it who was not before.
 */
export function fieldProblems(
  config: ProductFormConfig,
  named: Named,
  before: Named,
): Partial<Record<ProductField, 'missing' | 'hidden'>> {
  const problems: Partial<Record<ProductField, 'missing' | 'hidden'>> = {};
  for (const field of Object.keys(config) as ProductField[]) {
    if (config[field] === 'required' && named[field].length === 0) problems[field] = 'missing';
    if (config[field] === 'hidden' && named[field].some((no) => !before[field].includes(no)))
      problems[field] = 'hidden';
  }
  return problems;
}
