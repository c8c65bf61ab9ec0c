import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [count, setCount] = useState(0);
  const send = h('a', { href: '/wallet/send', onPointerEnter: () => setCount(count + 1) }, 'Send');
  return h('main', null, h('h1', { 'data-amount': '' }, '1.25 XAUT'), send);
}

const root = document.getElementById('root');
if (root) createRoot(root).render(h(Page));
