const NONE = '无';

/** Changed fields for the log, each as it was and became; those that are empty before and after are left out. */
export function changesText<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  before: Readonly<Partial<Record<Field, string>>>,
  after: Readonly<Record<Field, string>>,
): string {
  const changes = (Object.keys(labels) as Field[]).flatMap((field) => {
    const [was = '', is] = [before[field], after[field]];
    return was === is ? [] : [`${labels[field]}${was || NONE}→${is || NONE}`];
  });
  return changes.join('，') || '无变化';
}
