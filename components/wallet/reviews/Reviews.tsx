import { queryWalletReviews, REVIEW_STATES } from '../../../src/contract/wallet/reviews';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import type { Wallet } from '../wallet';
import { reviewColumns } from './columns';
import { reviewsTexts } from './texts';

/** Payments that need the consent of a second person; waiting ones first. */
export default listPage(
  queryWalletReviews,
  { t: reviewsTexts },
  {
    path: '/companyManageSet/walletAccount/reviews',
    // the list of movements shares the page, so this one keeps its own settings
    isApart: true,
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.query, hint: t.keywordHint }),
    filters: {
      state: choiceFilter(REVIEW_STATES, {
        label: ({ t }) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
    },
    ask: ({ keyword, state }) => ({ keyword, stateList: state === undefined ? [] : [state] }),
    rows: ({ reviewList }) => reviewList,
    rowKey: ({ reviewNo }) => reviewNo,
    columns: ({ t }, wallet: Wallet) => reviewColumns(t, wallet),
  },
);
