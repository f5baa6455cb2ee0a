import type { RefObject } from 'react';
import { useSheet } from '../../tokens/root';
import css from './strip.css?inline';
import { useMoreBeside } from '../disclosure/use-more-beside';

/** For what scrolls sideways without a bar (`tp-strip`): a side fades while there is more on it. */
export function useStrip(ref: RefObject<HTMLElement | null>): void {
  useSheet(css);
  useMoreBeside(ref);
}
