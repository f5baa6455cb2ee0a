/* global $ */
// The old site's own script: jQuery, and globals that elements must tolerate.
window.name = 'legacy';
// oxlint-disable-next-line no-extend-native -- old sites do it, and elements must tolerate it
Array.prototype.first = function () {
  return this[0];
};
$(function () {
  $('.js-now').text(new Date().toLocaleDateString('zh-CN'));
  $(document).on('tp-order-paid', function (event) {
    $('.js-message')
      .text('订单 ' + event.originalEvent.detail.orderNo + ' 已支付')
      .show();
  });
});
