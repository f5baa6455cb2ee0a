import { buttonParts } from './button';
import { chartParts } from './chart';
import { dateParts } from './date';
import type { PartGroup } from './example';
import { feedbackParts } from './feedback';
import { fieldParts } from './field';
import { formParts } from './form';
import { layoutParts } from './layout';
import { placeParts, qrCodeParts, reorderParts } from './more';
import { overlayParts } from './overlay';
import { saveParts } from './save';
import { tableParts } from './table';
import { budgetParts, fareParts } from './trade';
import { treeParts } from './tree';

/** Shown parts by their folder of src/ui. */
export const SHOWN: Readonly<Record<string, PartGroup>> = {
  button: buttonParts,
  field: fieldParts,
  form: formParts,
  date: dateParts,
  place: placeParts,
  tree: treeParts,
  table: tableParts,
  save: saveParts,
  layout: layoutParts,
  overlay: overlayParts,
  feedback: feedbackParts,
  chart: chartParts,
  fare: fareParts,
  budget: budgetParts,
  'reorder-list': reorderParts,
  'qr-code': qrCodeParts,
};

/** Parts that are used outside their folder, and are no choice for a page, with the reason. */
export const INTERNAL: Readonly<Record<string, string>> = {
  TreeFoot: 'the foot of TreeTable; the tree of departments draws its own rows above it',
};
