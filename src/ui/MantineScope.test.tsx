import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import './tokens.css';
import { MantineScope } from './MantineScope.tsx';

const root = document.documentElement;
afterEach(() => root.removeAttribute('data-mantine-color-scheme'));

test.each([
  { scheme: 'dark', text: '#f5f2eb' },
  { scheme: 'light', text: '#17130c' },
])(
  'a Mantine component follows the scheme of the page ($scheme) and writes no style element',
  async ({ scheme, text }) => {
    root.dataset['mantineColorScheme'] = scheme;
    const before = document.querySelectorAll('style').length;
    const screen = await render(
      <MantineScope>
        <Switch label="On" />
      </MantineScope>,
    );
    await expect.element(screen.getByRole('switch', { name: 'On' })).toBeVisible();
    expect(root.dataset['mantineColorScheme']).toBe(scheme);
    expect(getComputedStyle(root).getPropertyValue('--mantine-color-text')).toBe(text);
    expect(document.querySelectorAll('style')).toHaveLength(before);
  },
);
