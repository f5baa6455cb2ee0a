// Tokens that are set go to the elements of this page, and into the code to copy.
const form = document.querySelector('.tokens');
const shown = document.querySelector('.shown');
const code = shown.querySelector('code');
const inputs = [...form.querySelectorAll('input[name]')];

function apply() {
  const set = inputs.filter(({ name, value }) => {
    shown.style.setProperty(name, value);
    return value !== '';
  });
  const lines = set.map(({ name, value }) => `  ${name}: ${value};`);
  code.textContent = lines.length === 0 ? '/* 尚未调整 */' : [':root {', ...lines, '}'].join('\n');
}

form.addEventListener('input', ({ target }) => {
  if (target.dataset.for) form.elements.namedItem(target.dataset.for).value = target.value;
  apply();
});
form.addEventListener('change', ({ target }) => {
  if (target.name !== 'theme') return;
  for (const stage of shown.querySelectorAll('.stage')) {
    stage.dataset.theme = target.value;
    for (const element of stage.querySelectorAll('tp-flight-booking, tp-order-list')) {
      element.setAttribute('theme', target.value);
    }
  }
});
form.addEventListener('submit', (event) => event.preventDefault());
// the fields are empty only after the event
form.addEventListener('reset', () => queueMicrotask(() => apply()));
apply();
