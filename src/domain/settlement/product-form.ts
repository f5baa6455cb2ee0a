import type { ProductField, ProductFormConfig } from '../../contract/settlement/products';

/** Users to whom a product is opened, as numbers by field. */
export type Named = Readonly<Record<ProductField, readonly string[]>>;

/**
 * Returns the fields of a restricted product's form that violate the enterprise's rules: `missing` where an entry is
 * required, `hidden` where a new entry is not allowed.
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
