import r2wc from '@r2wc/react-to-web-component';

/** The least a React element can be: React, its DOM, the wrapper, one line of text. */
function Floor() {
  return <p className="content">floor</p>;
}

customElements.define('floor-element', r2wc(Floor, { shadow: 'open' }));
