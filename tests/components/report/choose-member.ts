import { until } from '../../support/components/fake-runtime';

/** Opens the field of a dimension and chooses one of its members by name. */
export async function chooseMember(root: ParentNode, dimension: string, name: string): Promise<void> {
  const button = () =>
    [...root.querySelectorAll('.tp-field')]
      .find((field) => field.querySelector('label')?.textContent === dimension)
      ?.querySelector('button');
  await until(button, `the field ${dimension}`);
  button()?.click();
  const row = () =>
    [...root.querySelectorAll<HTMLElement>('[role=option], [role=treeitem]')].find(({ textContent }) =>
      textContent?.includes(name),
    );
  await until(row, name);
  row()?.click();
}
