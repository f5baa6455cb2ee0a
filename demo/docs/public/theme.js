// Applies the chosen tokens to the elements of this page, and writes them into the code to copy.
const form = document.querySelector('.tokens');
const shown = document.querySelector('.shown');
const code = shown.querySelector('code');
const inputs = [...form.querySelectorAll('input[name]')];
const pickers = [...form.querySelectorAll('input[type=color]')];

// resolves a colour under the chosen theme, since defaults refer to each other by their names inside the elements
const probe = shown.querySelector('.room').appendChild(document.createElement('i'));
probe.hidden = true;
const inside = (name) => name.replace('--tp-', '--_');
for (const { name, dataset } of inputs) {
  probe.style.setProperty(inside(name), `var(${name}, ${dataset.default})`);
}
const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

function colourOf(name) {
  probe.style.color = `var(${inside(name)})`;
  pixel.fillStyle = getComputedStyle(probe).color;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function apply() {
  const set = inputs.filter(({ name, value }) => {
    shown.style.setProperty(name, value);
    return value !== '';
  });
  const lines = set.map(({ name, value }) => `  ${name}: ${value};`);
  code.textContent = lines.length === 0 ? '/* 尚未调整 */' : [':root {', ...lines, '}'].join('\n');
  for (const picker of pickers) picker.value = colourOf(picker.dataset.for);
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
  apply();
});
form.addEventListener('submit', (event) => event.preventDefault());
// the fields are empty only after the event
form.addEventListener('reset', () => queueMicrotask(() => apply()));
apply();
