/*
 * Shows in the elements of a page that its browser is too old for them. A classic script in the oldest syntax, since
 * such browsers load no modules; in other browsers it does nothing. The page includes it beside the loader, or the
 * loader adds it.
 */
(function () {
  var NEEDED = '您的浏览器版本过低，请使用 Chrome 109、Edge 109、Firefox 115 或 Safari 16.4 及以上版本访问。';
  var isKnown =
    'noModule' in document.createElement('script') &&
    typeof window.CSS !== 'undefined' &&
    typeof window.customElements !== 'undefined' &&
    'adoptedStyleSheets' in document &&
    'attachInternals' in HTMLElement.prototype &&
    window.CSS.supports('container-type', 'inline-size');
  if (isKnown) return;

  var script = document.querySelector('script[data-prefix]');
  var prefix = ((script && script.getAttribute('data-prefix')) || 'tp') + '-';

  function tell() {
    var all = document.getElementsByTagName('*');
    for (var i = 0; i < all.length; i += 1) {
      var element = all[i];
      var name = element.nodeName.toLowerCase();
      // the children of a provider belong to the page
      if (name.indexOf(prefix) !== 0 || name === prefix + 'provider' || element.getAttribute('data-too-old'))
        continue;
      element.setAttribute('data-too-old', 'true');
      var said = document.createElement('p');
      said.setAttribute('role', 'alert');
      said.style.cssText = 'margin:0;padding:16px;font:14px/2 sans-serif';
      said.appendChild(document.createTextNode(NEEDED));
      while (element.firstChild) element.removeChild(element.firstChild);
      element.style.display = 'block';
      element.appendChild(said);
    }
  }
  tell();
  document.addEventListener('DOMContentLoaded', tell);
  if (typeof MutationObserver !== 'undefined') {
    new MutationObserver(tell).observe(document.documentElement, { childList: true, subtree: true });
  }
})();
