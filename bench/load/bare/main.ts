import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [count, setCount] = useState(0);
  const send = h('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Send');
  return h('main', null, h('div', { 'data-ready': true }, h('h1', null, '1.25 XAUT'), send));
}

const root = document.getElementById('root');
if (root) createRoot(root).render(h(Page));
