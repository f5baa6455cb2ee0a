import type { RefObject } from 'react';
import { useSheet } from '../../tokens/root';
import css from './strip.css?inline';
import { useOverflowMarks } from '../disclosure/use-overflow-marks';

/**
 * Styles a horizontally scrolling container without scrollbar (`tp-strip`): a side fades while hidden content remains
 * there.
 */
export function useStrip(ref: RefObject<HTMLElement | null>): void {
  useSheet(css);
  useOverflowMarks(ref);
}
