import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

/** Asserts that an open dialog stays inside the viewport while the page zooms its body to 200%. */
export async function assertInsideWhenZoomed(page: Page, dialog: string): Promise<void> {
  const body = page.locator('body');
  await body.evaluate(({ style }) => void (style.zoom = '2'));
  const box = await page.getByRole('dialog', { name: dialog }).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  assert.ok(box && box.x >= 0 && box.y >= 0, JSON.stringify(box));
  assert.ok(box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
  await body.evaluate(({ style }) => void (style.zoom = ''));
}
