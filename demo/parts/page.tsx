import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { UiPart } from '../../scripts/parts/ui-parts';
import { PartsPage } from './PartsPage';

/** The components of src/ui, put in by the build (vite.config.ts). */
declare const UI_PARTS: readonly UiPart[];

const place = document.querySelector('#parts');
if (place) {
  // at once, because the address may lead to a part
  flushSync(() => createRoot(place).render(<PartsPage parts={UI_PARTS} />));
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
