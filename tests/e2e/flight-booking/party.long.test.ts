import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { ResultOf } from '../../../src/contract/call';
import type { queryFlightList } from '../../../src/contract/flight-booking/booking';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { CHILD } from '../../support/gateway/areas/booking';
import { onlyUnrestricted, replaceOffers } from '../../support/e2e/replace-offers';
import { LONG_NAMES, longNames } from '../../support/e2e/long-names';
import {
  chooseFare,
  orderNoOn,
  orderRow,
  payBy,
  search,
  submitOrder,
  toReview,
  TRIP,
} from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const BOOKING = '#/flightBooking/index';

describe('travellers chosen at the search', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('are judged, booked and paid for together, and are in no address', async () => {
    const { page, complaints } = await harness.enter('staff', BOOKING);
    // No price is available for a single passenger.
    await replaceOffers(page, (unit) => onlyUnrestricted(unit) && { ...unit, plimit: '4:2-9' });
    await search(page, TRIP);
    const isNotTheirs = page.getByText('当前乘机人不可订');
    for (const again of [true, false]) {
      await page.getByText('限2-9人').first().waitFor();
      await isNotTheirs.first().waitFor();
      assert.ok(await page.getByRole('checkbox', { name: '符合差标' }).isDisabled());
      if (again) await page.reload();
    }
    await page.getByRole('button', { name: '出行人：本人' }).click();
    const dialog = page.getByRole('dialog', { name: '选择出行人' });
    await dialog.getByRole('textbox', { name: '查找同事' }).fill('王建华');
    await dialog.getByRole('checkbox', { name: '王建华' }).check();
    const judged = page.waitForRequest((request) => request.url().endsWith('/queryMultipleStandardInfo'));
    await dialog.getByRole('button', { name: '确定（2人）' }).click();
    const party = page.getByRole('button', { name: '出行人：陈思远 等2人' });
    await party.waitFor();
    const { staffNOList } = (await judged).postDataJSON() as { staffNOList: string[] };
    assert.equal(staffNOList.length, 2);
    const compliant = (at: Page) => at.locator('.fb-mark').getByText('合规').first();
    const isTheirs = async () => {
      await party.waitFor();
      await compliant(page).waitFor();
      assert.equal(await isNotTheirs.count(), 0);
      assert.ok(await page.getByRole('checkbox', { name: '符合差标' }).isEnabled());
    };
    await isNotTheirs.first().waitFor({ state: 'detached' });
    await isTheirs();
    const { hash } = new URL(page.url());
    assert.equal(hash, `${BOOKING}?depCode=BJS&arrCode=SHA&depDate=${TRIP.date}&autoSearch=1`);

    await page.reload();
    await isTheirs();
    await page.getByRole('button', { name: '选择', exact: true }).first().click();
    await page.getByRole('button', { name: '预订', exact: true }).first().click();
    await page.getByText('已添加 2 人').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: '预订', exact: true }).first().waitFor();
    await isTheirs();
    const other = await page.context().newPage();
    await replaceOffers(other, (unit) => onlyUnrestricted(unit) && { ...unit, plimit: '4:2-9' });
    await other.goto(page.url());
    await other.getByRole('button', { name: '出行人：本人' }).waitFor(); // Each tab has its own choice.
    await other.getByText('当前乘机人不可订').first().waitFor();
    assert.equal(await compliant(other).count(), 0);
    await other.close();
    await page.goForward();
    await page.getByText('已添加 2 人').waitFor();
    const names = page.getByLabel('姓名', { exact: true });
    assert.deepEqual(
      await names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
      ['陈思远', '王建华'],
    );
    const orderNo = await submitOrder(page);
    await payBy(page, '企业月结');
    await page.getByRole('button', { name: '继续预订' }).click();
    await page.waitForURL((url) => url.hash === BOOKING);
    await page.getByRole('button', { name: '出行人：本人' }).waitFor();
    assert.equal(await page.getByLabel('出发城市').inputValue(), '北京');

    await page.goto(`${harness.product.portal}#/orderManage/airOrderList`);
    await orderRow(page, orderNo).getByText('王建华').waitFor();
    assert.deepEqual(complaints, []);
  });

  it('are an adult, a child and somebody from outside; the child’s cheaper adult ticket is taken', async () => {
    const { page, complaints } = await harness.enter('staff', BOOKING);
    // A child's ticket is half the full fare, and some days have no adult ticket below that. One of the two prices of a
    // flight has seats for two.
    const offerTwo = (at: Page) =>
      at.route('**/queryFlightList', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { result: ResultOf<typeof queryFlightList> };
        for (const itinerary of answer.result.itineraryList) {
          const [plenty, scarce] = itinerary.priceList
            .filter(({ priceUnitList }) =>
              priceUnitList.every((unit) => onlyUnrestricted(unit) && unit.seatCount > 2),
            )
            .sort((a, b) => a.totalSalePrice - b.totalSalePrice);
          itinerary.priceList = plenty && scarce ? [plenty, scarce] : [];
          for (const price of itinerary.priceList) price.totalYPrice *= 2;
          for (const unit of scarce?.priceUnitList ?? []) unit.seatCount = 2;
        }
        answer.result.itineraryList = answer.result.itineraryList.filter(
          ({ priceList }) => priceList.length > 0,
        );
        await route.fulfill({ response, json: answer });
      });
    await offerTwo(page);
    await page.getByRole('button', { name: '出行人：本人' }).click();
    await page.getByRole('button', { name: '新增儿童' }).click();
    await page.getByRole('button', { name: '新增外部人员' }).click();
    await page.getByRole('button', { name: '确定（3人）' }).click();
    await page.reload(); // There is no search yet.
    await page.getByRole('button', { name: '出行人：陈思远 等3人' }).waitFor();
    await search(page, TRIP);
    const taxes = (at: Page) => at.getByRole('checkbox', { name: '含税价' });
    await taxes(page).check();
    await page.getByRole('button', { name: '选择', exact: true }).first().click();
    const fare = (at: Page) => at.locator('.fb-fare').first();
    const tooFew = (at: Page) => at.locator('.fb-fare').getByText('仅余2张，座位不够');
    const isTaxed = async (at: Page) => {
      await fare(at).getByText('含税', { exact: true }).waitFor();
      assert.ok(await taxes(at).isChecked());
    };
    const isForThree = async () => {
      await page.getByRole('button', { name: '出行人：陈思远 等3人' }).waitFor();
      await isTaxed(page);
      await tooFew(page).waitFor();
      await fare(page).locator('.fb-mark').waitFor(); // The price has been judged.
    };
    await isForThree();
    await page.waitForURL((url) => url.hash.includes('taxed') && url.hash.includes('open'));
    const amount = await fare(page).getByText(/^3人/).innerText();
    await page.reload();
    await isForThree();
    await fare(page).getByText(amount).waitFor();
    await fare(page).getByRole('button', { name: '预订', exact: true }).click();
    const rules = page.getByRole('heading', { name: '退改和行李' });
    await rules.waitFor();
    await page.goBack();
    await isForThree();
    await fare(page).getByText(amount).waitFor();
    const other = await page.context().newPage();
    await offerTwo(other);
    await other.goto(page.url());
    await isTaxed(other);
    await other.locator('.fb-fare').getByText('余2张', { exact: true }).waitFor();
    assert.equal(await tooFew(other).count(), 0, 'the user alone');
    await other.close();
    await page.goForward();
    await rules.waitFor();

    const travellers = page.getByRole('group', { name: /^乘机人/ });
    const outsider = travellers.nth(2);
    await outsider.getByLabel('姓名', { exact: true }).fill('周文');
    await outsider.getByLabel('证件号码').fill('11010519491231002X');
    await outsider.getByLabel('手机号码').fill(CHILD.phone);
    const child = travellers.nth(1);
    await child.getByLabel('姓名', { exact: true }).fill(CHILD.passagerName);
    await child.getByLabel('证件号码').fill(CHILD.cardNo);
    await child.getByLabel('手机号码').fill(CHILD.phone);
    await child.getByText('成人票比儿童票便宜').waitFor();
    await child.getByRole('button', { name: '改买成人票' }).click();
    await page.getByText('× 3').first().waitFor();
    await page.reload();
    await page.getByText('× 3').first().waitFor();
    await rules.waitFor();
    assert.equal(await child.getByLabel('姓名', { exact: true }).inputValue(), CHILD.passagerName);
    assert.equal(await page.getByText('成人票比儿童票便宜').count(), 0);
    await submitOrder(page);
    await payBy(page, '企业月结');
    assert.deepEqual(complaints, []);
  });

  it('are private where one says so: nothing is judged, and the address says it', async () => {
    const { page } = await harness.enter('staff', BOOKING);
    await page.getByLabel('因私').check();
    await search(page, TRIP);
    await page.waitForURL((url) => url.hash.includes('travelType=2'));
    assert.equal(await page.getByText('合规').count(), 0);
    await page.reload();
    await page.getByRole('list', { name: /^航班列表/ }).waitFor();
    assert.equal(await page.getByLabel('因私').isChecked(), true);
    const entries = await page.evaluate(() => history.length);
    await page.getByLabel('因公').check();
    await page.waitForURL((url) => !url.hash.includes('travelType'));
    await page.getByText('合规').first().waitFor();
    assert.equal(await page.evaluate(() => history.length), entries);
    await page.reload();
    await page.getByText('合规').first().waitFor();
    assert.equal(await page.getByLabel('因公').isChecked(), true);
  });

  it('have each of their long names on one line, from the flights over the review to the list of orders, at any width', async () => {
    const { latin, chinese } = LONG_NAMES;
    await harness.change(async (db) => {
      await db.updateTable('staff').set({ staff_name: chinese }).execute();
      await db.updateTable('department').set({ dept_name: latin }).execute();
      await db.updateTable('cost_center').set({ cost_center_name: chinese }).execute();
      await db.updateTable('accounting_entity').set({ accounting_entity_name: latin }).execute();
    });
    const { page } = await harness.enter('staff', BOOKING);
    const isWhole = async (least: number) => {
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        // Repeats until the layout has settled after the resize.
        let found = await longNames(page);
        for (let look = 0; look < 5 && (found.problems.length > 0 || found.seen < least); look += 1) {
          found = await longNames(page);
        }
        assert.deepEqual(found.problems, [], `${width} px`);
        assert.ok(found.seen >= least, `${found.seen} at ${width} px`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await page.route('**/queryFlightList', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { result: ResultOf<typeof queryFlightList> };
      for (const itinerary of answer.result.itineraryList) {
        for (const flight of itinerary.flightSegments.flatMap(({ flightList }) => flightList)) {
          flight.carrierShortName = latin;
          flight.depAirportName = chinese;
        }
        itinerary.priceList = itinerary.priceList.filter(({ priceUnitList }) =>
          priceUnitList.every(onlyUnrestricted),
        );
      }
      answer.result.itineraryList = answer.result.itineraryList.filter(
        ({ priceList }) => priceList.length > 0,
      );
      await route.fulfill({ response, json: answer });
    });
    await search(page, TRIP);
    await isWhole(20);
    await chooseFare(page);
    await isWhole(3);
    await toReview(page);
    await isWhole(6);
    await page.getByRole('button', { name: '提交订单' }).click();
    await page.getByRole('heading', { name: '订单已提交' }).waitFor();
    const orderNo = await orderNoOn(page);
    await isWhole(2);
    await page.goto(`${harness.product.portal}#/orderManage/airOrderList`);
    await orderRow(page, orderNo).waitFor();
    await isWhole(1);
    await page.getByRole('link', { name: orderNo, exact: true }).click();
    await page.getByRole('table', { name: '乘机人和客票' }).waitFor();
    await isWhole(3);
    await page.getByRole('button', { name: '去支付' }).click();
    await page.getByRole('button', { name: '确认支付' }).waitFor();
    await isWhole(3);
    await page.goto(`${harness.product.portal}#/Home/index`);
    await page.getByRole('button', { name: `去支付` }).first().waitFor();
    await isWhole(1);
  });
});
