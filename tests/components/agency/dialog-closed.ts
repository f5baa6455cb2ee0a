import type { within } from '../../support/components/act';
import { until } from '../../support/components/fake-runtime';

/** Resolves once a confirmed dialog has closed after the answer of its call. */
export const dialogClosed = async ({ root }: ReturnType<typeof within>): Promise<void> => {
  await until(() => root.querySelector('dialog[open]') === null, 'the dialog to close');
};
