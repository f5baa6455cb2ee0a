import { useStore } from 'zustand';
import { Price } from '../../../src/ui/fare/Price';
import { InlineName } from '../../../src/ui/layout/InlineName';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import type { Booking } from '../model/booking';
import { searchingOf } from '../model/searching';
import { orderingOf } from '../model/ordering';
import { Overlaps } from './Overlaps';
import { RefusalDialog } from '../standards/RefusalDialog';

/** What the user has to answer to after submitting; the draft stays as it is. */
export function SubmissionDialogs({ booking }: { booking: Booking }) {
  const { result, busy } = useStore(booking.store).submission;
  const chooseAgain = () => {
    orderingOf(booking).dismiss();
    searchingOf(booking).backToResults();
    void booking.search();
  };
  switch (result?.kind) {
    case undefined:
      return null;
    case 'blocked':
      // what the gateway finds out may be a matter of the flight alone, such as its seats
      return result.errorType === 0 ? (
        <MessageBox
          title={result.title}
          confirmText="重新选择航班"
          cancelText="返回修改"
          onConfirm={chooseAgain}
          onCancel={orderingOf(booking).amend}
        >
          {result.content}
        </MessageBox>
      ) : (
        <MessageBox title={result.title} onConfirm={orderingOf(booking).amend}>
          {result.content}
        </MessageBox>
      );
    case 'price-changed':
      return (
        <MessageBox
          confirmText="按新价格提交"
          cancelText="返回修改"
          onConfirm={() => void orderingOf(booking).acceptPrice()}
          onCancel={orderingOf(booking).amend}
        >
          {result.message}。新票价 <Price fen={result.salePrice} />
        </MessageBox>
      );
    case 'gone':
      return (
        <MessageBox
          confirmText="重新选择航班"
          cancelText="返回修改"
          onConfirm={chooseAgain}
          onCancel={orderingOf(booking).amend}
        >
          {result.message}
        </MessageBox>
      );
    case 'too-many-held':
      return (
        <MessageBox title="温馨提示" onConfirm={orderingOf(booking).dismiss}>
          {result.message}
        </MessageBox>
      );
    case 'overlapping':
      return (
        <Overlaps
          overlaps={result.overlaps}
          onConfirm={() => void orderingOf(booking).acceptOverlaps()}
          onCancel={orderingOf(booking).amend}
        />
      );
    case 'duplicated':
      return (
        <MessageBox
          confirmText="移除重复乘机人并提交"
          cancelText="返回修改"
          onConfirm={() => void orderingOf(booking).leaveOutDuplicates()}
          onCancel={orderingOf(booking).amend}
        >
          {result.message}
        </MessageBox>
      );
    case 'over-standard':
    case 'request-refused':
      return <RefusalDialog booking={booking} refusal={result} />;
    case 'over-application-refused':
      return (
        <MessageBox
          confirmText="不使用该申请"
          cancelText="返回修改"
          onConfirm={() => {
            orderingOf(booking).amend();
            booking.dropOverApplication();
          }}
          onCancel={orderingOf(booking).amend}
        >
          超标申请不能用于本订单：{result.message}。不使用该申请时，超标部分需重新填写原因并送审。
        </MessageBox>
      );
    case 'asked':
      return (
        <MessageBox title="超标申请已提交" confirmText="知道了" onConfirm={orderingOf(booking).dismiss}>
          {result.flightNos.join('、')} 的超标申请单号 {result.applyId}，等待
          <InlineName>{result.approverName}</InlineName>
          审批。座位和价格未保留，审批通过后请在“我的申请”中点击“去预订”。
        </MessageBox>
      );
    case 'uncertain':
      return (
        <MessageBox confirmText="重试" loading={busy} onConfirm={() => void orderingOf(booking).retry()}>
          {result.message}
        </MessageBox>
      );
  }
}
